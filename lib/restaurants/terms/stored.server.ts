import "server-only";
import type { Prisma } from "@/prisma/client";
import { demoTerms, type Terms } from "./terms";

/** Returns a restaurant's terms as they were checked when they were stored. */
export const storedTerms = (terms: Prisma.JsonValue): Terms => ({
  ...demoTerms,
  ...(terms as Partial<Terms>),
});
