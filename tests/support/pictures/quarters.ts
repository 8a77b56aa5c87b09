import sharp from "sharp";

type Quarter = { r: number; g: number; b: number };
const red = { r: 220, g: 20, b: 20 };
const green = { r: 20, g: 200, b: 20 };
const blue = { r: 20, g: 20, b: 220 };
const yellow = { r: 230, g: 220, b: 20 };

/** Makes a picture of four coloured quarters: red and green above, blue and yellow below. */
export function quarters(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const tile = (background: Quarter, left: number, top: number) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    tile(green, half.width, 0),
    tile(blue, 0, half.height),
    tile(yellow, half.width, half.height),
  ]);
}

/** Returns the colour of a picture at a position, from 0 to 1 along each side: “red”, “white” … */
export async function colourAt(picture: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels;
  const bits = [0, 1, 2].map((channel) => ((data[at + channel] ?? 0) > 127 ? 1 : 0)).join("");
  const names: Record<string, string> = {
    "100": "red",
    "010": "green",
    "001": "blue",
    "110": "yellow",
    "111": "white",
    "000": "black",
  };
  return names[bits] ?? bits;
}
