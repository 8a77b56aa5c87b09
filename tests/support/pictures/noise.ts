import sharp from "sharp";

/** Returns random pixels, which compress as badly as a photograph. */
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
