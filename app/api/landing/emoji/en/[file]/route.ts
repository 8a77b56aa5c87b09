import emojis from "emojibase-data/en/data.json";
import messages from "emojibase-data/en/messages.json";
import { z } from "zod";
import { AppError } from "@/lib/http/errors";
import { handle, route } from "@/lib/http/handle";

const files = new Map<string, () => unknown>([
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

/** The names of all emoji for the picker, in the layout in which it asks for them. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public", params: z.object({ file: z.string() }) }, async ({ params }) => {
    const read = files.get(params.file);
    if (!read) throw new AppError("not-found", "There is nothing at this address.");
    return Response.json(read(), { headers: { "cache-control": "public, max-age=86400" } });
  }),
});
