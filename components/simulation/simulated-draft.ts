import type { BodyOf } from "@/lib/api/call";

/** A draft of menu or hours, to be tried on stored orders. */
export type SimulatedDraft = BodyOf<"POST /simulation/{id}">;
