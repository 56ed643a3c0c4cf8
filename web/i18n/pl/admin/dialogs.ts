export const dialogs = {
  dialogs: {},
};
