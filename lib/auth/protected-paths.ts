const protectedPaths = /^\/(admin|dashboard|portal)(\/|$)/;

/** Whether only administrators may see the page at this path. */
export const isProtectedPath = (path: string): boolean => protectedPaths.test(path);
