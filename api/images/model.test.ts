import { expect, it } from "vitest";
import { pictureAddress, pictureSrcset, posterAddress } from "./model.ts";

const ours = { imageUrl: "/images/2026-11-21-morning.webp", imageHash: "0123456789abcdef" };

it("addresses a picture by width and hash", () => {
  expect(pictureAddress(ours, 640)).toBe("/images/2026-11-21-morning.webp?w=640&v=0123456789abcdef");
  expect(pictureAddress(ours)).toBe("/images/2026-11-21-morning.webp?v=0123456789abcdef");
  expect(pictureAddress(ours, 960, { as: "jpeg" })).toBe(
    "/images/2026-11-21-morning.webp?w=960&as=jpeg&v=0123456789abcdef",
  );
  expect(pictureAddress({ imageUrl: ours.imageUrl }, 320)).toBe("/images/2026-11-21-morning.webp?w=320");
  expect(pictureAddress({ imageUrl: ours.imageUrl })).toBe("/images/2026-11-21-morning.webp");
});

it("addresses a film's poster, an upright part of the picture", () => {
  expect(posterAddress(ours)).toBe("/images/2026-11-21-morning.webp?w=640&crop=upright&v=0123456789abcdef");
});

it("offers every width for a browser to choose from", () => {
  expect(pictureSrcset({ imageUrl: "/images/a.webp" })).toBe(
    "/images/a.webp?w=320 320w, /images/a.webp?w=640 640w, /images/a.webp?w=960 960w, /images/a.webp?w=1280 1280w",
  );
});

it("leaves the address of a picture elsewhere unchanged", () => {
  const elsewhere = { imageUrl: "https://example.org/images/cat.webp?size=1", imageHash: "0123456789abcdef" };
  expect(pictureAddress(elsewhere, 640)).toBe(elsewhere.imageUrl);
  expect(pictureSrcset(elsewhere)).toBeUndefined();
});
