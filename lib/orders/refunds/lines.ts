import * as z from "zod";
import type { GivenLine } from "./amounts";

const lines = z.array(z.object({ position: z.int(), quantity: z.int(), cents: z.int() }));

/** Parses the stored lines of a refund. */
export const parseLines = (stored: unknown): GivenLine[] => lines.parse(stored);
