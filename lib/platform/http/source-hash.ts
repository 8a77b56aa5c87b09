import { createHash } from "node:crypto";

/** Returns the Content-Security-Policy source of an inline script or style sheet. */
export const sourceHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
