import { expect, test } from "@jest/globals";
import { renditionAddress, wholeAddress } from "./addresses";
import type { PictureView } from "./answers";
import { packPicture, unpackPicture } from "./packed-picture";

const stored = { id: "AAAAAAAAAAAAAAAAAAAAAA", hash: "0123456789abcdef" };
const srcset = (format: string) =>
  [320, 640].map((width) => `${renditionAddress(stored, { format, width })} ${width}w`).join(", ");

const picture: PictureView = {
  id: stored.id,
  name: "",
  alt: "Rice in a bowl",
  decorative: false,
  width: 640,
  height: 480,
  focus: { x: 0.25, y: 0.75 },
  placeholder: "data:image/webp;base64,AAAA",
  darkening: 0.4,
  src: renditionAddress(stored, { format: "webp", width: 640 }),
  sources: ["avif", "webp"].map((format) => ({
    type: `image/${format}`,
    widths: [320, 640],
    srcset: srcset(format),
  })),
  isReady: true,
};

test("a packed picture is shorter, and unpacks to the same", () => {
  const packed = JSON.stringify(packPicture(picture));
  expect(unpackPicture(JSON.parse(packed))).toEqual(picture);
  expect(packed.length).toBeLessThan(JSON.stringify(picture).length / 3);
});

test("so does one without renditions yet", () => {
  const fresh = { ...picture, src: wholeAddress(stored), sources: [], isReady: false };
  expect(unpackPicture(packPicture(fresh))).toEqual(fresh);
});
