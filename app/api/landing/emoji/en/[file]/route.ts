import { implement } from "@/lib/api/implement";
import { landingCalls } from "@/lib/landing/calls";
import { emojiAnswer } from "@/lib/landing/emoji-names.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(landingCalls, {
  "GET /landing/emoji/en/{file}": async ({ params, request }) => emojiAnswer(params.file, request.headers),
});
