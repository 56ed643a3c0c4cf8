export const films = {
  films: {
    watch: "Watch",
    title: "Video",
    of: "The video of “{{title}}”",
    loading: "Loading the video…",
    voice: "Give it a voice",
    captions: "Language of the captions",
    uploads: "Uploads to YouTube",
  },
} as const;
