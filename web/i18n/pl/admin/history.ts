export const history = {
  history: {},
};
