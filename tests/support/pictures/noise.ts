import sharp from "sharp";

/** As good as a photograph: nothing in it is even. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "teal",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
