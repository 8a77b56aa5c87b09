import type { CurrentDatabase } from "@/lib/platform/db/current";

/**
 * The answer to a worker that asks for the database: those to set, in order, of which the last is used; or that it is
 * unreachable, and awaited.
 */
export type DatabaseAnswer = readonly CurrentDatabase[] | "away";
