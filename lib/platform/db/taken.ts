/** Returns whether a write broke a unique index (Prisma's P2002). */
export const isTaken = (error: unknown) => (error as { code?: unknown }).code === "P2002";
