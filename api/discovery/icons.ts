/** The icons of the manifest. A maskable one has room around the face, because telephones cut its corners off. */
export const manifestIcons = [
  { file: "icon-192.png", size: 192, maskable: false },
  { file: "icon-512.png", size: 512, maskable: false },
  { file: "icon-maskable-512.png", size: 512, maskable: true },
] as const;

/** Every icon with a fixed address. */
export const icons = ["favicon.ico", "apple-touch-icon.png", ...manifestIcons.map(({ file }) => file)] as const;
export type Icon = (typeof icons)[number];
