export const jobs = {
  jobs: {},
};
