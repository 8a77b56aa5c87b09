import "server-only";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { AppError } from "@/lib/platform/http/errors";
import { bytesBody } from "@/lib/platform/http/lazy-body";
import { hasTag } from "@/lib/platform/http/version-tag";
import { remember } from "@/lib/platform/runtime/remember";

/** Written by `npm run emoji`. */
const files = ["data.json", "messages.json"];

function readNames(file: string) {
  const bytes = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), "content/emoji", file));
  return { bytes, tag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}

/**
 * Answers with the names of all emoji (319 kB), or of their groups, in the layout that the picker asks for.
 * @throws AppError `not-found`
 */
export function emojiAnswer(file: string, request: Headers): Response {
  if (!files.includes(file)) throw new AppError("not-found", "There is nothing at this address.");
  const { bytes, tag } = remember(`emoji ${file}`, () => readNames(file));
  const headers = { "Cache-Control": "public, max-age=86400", ETag: tag };
  if (hasTag(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(bytesBody(bytes), { headers: { ...headers, "Content-Type": "application/json" } });
}
