export const form = {
  form: {},
};
