import { expect, it } from "vitest";
import { isFilm } from "./film-address.ts";

it.each([
  "/media/2026-11-21-morning-0123456789abcdef.mp4",
  "https://films.example/mruk.mp4",
  "https://films.example/a/mruk.WEBM?sv=1#t=2",
])("plays %s", (address) => expect(isFilm(address)).toBe(true));

it.each([
  undefined,
  "",
  "/about",
  "http://films.example/mruk.mp4",
  "https://www.youtube.com/shorts/mruk1",
  "https://films.example/watch?film=mruk.mp4",
  "https://films.example/mruk.mp4.html",
  "javascript:alert(1)//.mp4",
])("leads to %s, where it is anything", (address) => expect(isFilm(address)).toBe(false));
