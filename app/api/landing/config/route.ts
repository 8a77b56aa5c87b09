import { handle, route } from "@/lib/api/handle";
import { answerLanding } from "@/lib/landing/answer-landing";
import { savedLanding } from "@/lib/landing/answers";
import { landingInput, MAX_LANDING_BYTES } from "@/lib/landing/schema";
import { getLanding, saveLanding } from "@/lib/landing/server";
import { handleDirectly } from "@/lib/platform/http/direct-handlers";
import { expectedVersion, hasVersion } from "@/lib/platform/http/version-tag";

const handlers = route({
  GET: handle({ access: "public", answer: savedLanding, statuses: [304] }, async ({ request, headers }) => {
    const answer = answerLanding(await getLanding(), headers);
    headers.set("Cache-Control", "no-cache");
    if (hasVersion(request.headers, answer.version)) return new Response(null, { status: 304, headers });
    return answer;
  }),
  POST: handle(
    { permission: "landing:write", body: landingInput, maxBytes: MAX_LANDING_BYTES, answer: savedLanding },
    async ({ request, body, user, headers }) =>
      answerLanding(await saveLanding(body, user.email, expectedVersion(request.headers)), headers),
  ),
});

handleDirectly("/api/landing/config", handlers.POST);

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = handlers;
