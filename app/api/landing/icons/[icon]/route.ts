import { implement } from "@/lib/api/implement";
import { landingCalls } from "@/lib/landing/calls";
import { emojiAsText, readEmojiPicture } from "@/lib/landing/emoji-picture.server";
import { AppError } from "@/lib/platform/http/errors";

const name = /^([0-9a-f]{2,5}(?:-[0-9a-f]{2,5}){0,15})\.svg$/;
const headers = {
  "Content-Type": "image/svg+xml",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
};
const CACHE_FOREVER = "public, max-age=31536000, immutable";
const CACHE_ONE_DAY = "public, max-age=86400";

/** The picture of one emoji, for devices without a font for it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(landingCalls, {
  "GET /landing/icons/{icon}": async ({ params }) => {
    const code = name.exec(params.icon)?.[1];
    const picture = code && (await readEmojiPicture(code));
    const answer = picture || (code && emojiAsText(code));
    if (!answer) throw new AppError("not-found", "There is no such icon.");
    return new Response(answer, {
      headers: { ...headers, "Cache-Control": picture ? CACHE_FOREVER : CACHE_ONE_DAY },
    });
  },
});
