import { expect, test } from "@jest/globals";
import { isHeic, isSvg, pictureKind } from "./picture-kind";

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

test("the format is detected by the first bytes", () => {
  expect(pictureKind(bytesOf("RIFF\0\0\0\0WEBPVP8 "))).toBe("webp");
  expect(pictureKind(bytesOf("\0\0\0\x20ftypavif\0\0\0\0"))).toBe("avif");
  expect(pictureKind(bytesOf("\0\0\0\x20ftypmif1\0\0\0\0mif1avif"))).toBe("avif");
  expect(pictureKind(bytesOf("GIF89a"))).toBe("gif");
  for (const other of ["", "\0\0\0\x20ftypheic", "RIFF\0\0\0\0WAVE", "%PDF-1.7", "BM"])
    expect(pictureKind(bytesOf(other))).toBeNull();
  const svgs = ["<svg/>", '\ufeff<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg xmlns="x">', "<!-- x --><SVG >"];
  for (const svg of svgs) expect(isSvg(new TextEncoder().encode(svg))).toBe(true);
  for (const other of ["", "<html><svg>", "svg", "\x89PNG<svg>"]) expect(isSvg(bytesOf(other))).toBe(false);
});

test("HEIC is distinguished from AVIF, which has the same container", () => {
  expect(isHeic(bytesOf("\0\0\0\x20ftypheic"))).toBe(true);
  expect(isHeic(bytesOf("\0\0\0\x20ftypmif1\0\0\0\0heic"))).toBe(true);
  expect(isHeic(bytesOf("\0\0\0\x20ftypisom"))).toBe(false);
});
