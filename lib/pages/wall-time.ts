import { Temporal } from "temporal-polyfill";

/** The moments that a wall time means, in milliseconds since 1970. */
export type WallTimeMoments =
  | { kind: "once"; moment: number }
  /** The clocks change: the time doesn't exist, or exists twice. */
  | { kind: "missing" | "twice"; earlier: number; later: number };

/** Returns the moments of a wall time such as `2026-12-24T18:00` in a time zone. */
export function momentsOf(wallTime: string, timeZone: string): WallTimeMoments {
  const wall = Temporal.PlainDateTime.from(wallTime);
  const at = (disambiguation: "earlier" | "later") => wall.toZonedDateTime(timeZone, { disambiguation });
  const [earlier, later] = [at("earlier"), at("later")];
  if (earlier.epochMilliseconds === later.epochMilliseconds)
    return { kind: "once", moment: earlier.epochMilliseconds };
  const kind = earlier.toPlainDateTime().equals(wall) ? "twice" : "missing";
  return { kind, earlier: earlier.epochMilliseconds, later: later.epochMilliseconds };
}
