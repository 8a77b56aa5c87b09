import { handle, route } from "@/lib/api/handle";
import { expectedVersion } from "@/lib/platform/http/version-tag";
import { answerSettings } from "@/lib/settings/answer-settings";
import { savedSettings } from "@/lib/settings/answers";
import { settingsInput } from "@/lib/settings/schema";
import { getSettings, saveSettings } from "@/lib/settings/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "settings:read", answer: savedSettings }, async ({ headers }) =>
    answerSettings(await getSettings(), headers),
  ),
  POST: handle(
    { permission: "settings:write", body: settingsInput, answer: savedSettings },
    async ({ request, body, headers, may }) => {
      const expected = expectedVersion(request.headers);
      return answerSettings(await saveSettings(body, expected, may("configuration:write")), headers);
    },
  ),
});
