export const advertising = {};
