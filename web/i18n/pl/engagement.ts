export const engagement = {};
