import { createHash } from "node:crypto";

/** The source of a Content-Security-Policy that allows an inline script or style sheet with exactly this text. */
export const sourceHash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
