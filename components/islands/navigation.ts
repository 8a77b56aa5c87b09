/** The part of `next/navigation` that islands use, for documents without its router. */

export const usePathname = () => globalThis.location?.pathname ?? "";
