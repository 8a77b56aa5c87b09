import "server-only";
import { createHash } from "node:crypto";
import emojis from "emojibase-data/en/data.json";
import messages from "emojibase-data/en/messages.json";
import { AppError } from "@/lib/platform/http/errors";
import { bytesBody } from "@/lib/platform/http/lazy-body";
import { hasTag } from "@/lib/platform/http/version-tag";
import { remember } from "@/lib/platform/runtime/remember";

const contents = new Map<string, () => unknown>([
  [
    "data.json",
    () =>
      emojis.map(({ emoji, group, subgroup, label, tags, version, skins }) => ({
        emoji,
        group,
        subgroup,
        label,
        tags,
        version,
        skins: skins?.map(({ emoji, tone }) => ({ emoji, tone })),
      })),
  ],
  ["messages.json", () => messages],
]);

function write(content: unknown) {
  const bytes = Buffer.from(JSON.stringify(content));
  return { bytes, tag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}

/**
 * The names of all emoji for the picker, in the layout in which it asks for them; each file is written once, and has
 * up to 319 kB.
 * @throws AppError `not-found`
 */
export function emojiAnswer(file: string, request: Headers): Response {
  const content = contents.get(file);
  if (!content) throw new AppError("not-found", "There is nothing at this address.");
  const { bytes, tag } = remember(`emoji ${file}`, () => write(content()));
  const headers = { "Cache-Control": "public, max-age=86400", ETag: tag };
  if (hasTag(request, tag)) return new Response(null, { status: 304, headers });
  return new Response(bytesBody(bytes), { headers: { ...headers, "Content-Type": "application/json" } });
}
