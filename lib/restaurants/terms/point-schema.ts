import * as z from "zod";
import type { Point } from "./terms";

const NO_POINT = "A place is two numbers such as 52.52, 13.405";

const degrees = (most: number) =>
  z.number({ error: NO_POINT }).min(-most, `At least −${most} degrees`).max(most, `At most ${most} degrees`);

export const point = z.strictObject(
  {
    latitude: degrees(90),
    longitude: degrees(180),
  },
  { error: NO_POINT },
);

/** Parses a point that is stored as JSON; undefined for null. @throws ZodError if it is none */
export const parsePoint = (stored: unknown): Point | undefined =>
  stored === null ? undefined : point.parse(stored);
