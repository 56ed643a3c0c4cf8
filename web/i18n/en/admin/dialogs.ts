export const dialogs = {
  dialogs: {},
} as const;
