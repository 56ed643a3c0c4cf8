export const access = {
  access: {},
};
