import type { z } from "zod";
import type { listedInstance, slowStatement, systemFolder, systemState } from "./answers";

/** A process that serves this database. */
export type ListedInstance = z.infer<typeof listedInstance>;
/** Slow statements of one kind; times in milliseconds. */
export type SlowStatement = z.infer<typeof slowStatement>;
/** A folder that the instance writes to; sizes of its disk in bytes, or why it can't be used. */
export type SystemFolder = z.infer<typeof systemFolder>;
/** What an owner reads of how the system is. Times in ISO 8601, sizes in bytes. */
export type SystemState = z.infer<typeof systemState>;
