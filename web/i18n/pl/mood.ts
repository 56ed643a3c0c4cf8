export const mood = {};
