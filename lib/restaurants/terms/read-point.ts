import type { Point } from "./terms";

const number = String.raw`[-−+]?\d{1,3}(?:\.\d+)?`;
const pair = new RegExp(`^(${number})\\s*°?\\s*[,;\\s]\\s*(${number})\\s*°?$`);

/** Reads latitude and longitude in degrees, as maps copy them: `52.5200, 13.4050`. Returns null for another text. */
export function readPoint(text: string): Point | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = (pair.exec(text.trim()) ?? [])
    .slice(1)
    .map((one) => Number(one.replace("−", "-")));
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Prints a point as `readPoint` reads it. */
export const printPoint = ({ latitude, longitude }: Point): string => `${latitude}, ${longitude}`;
