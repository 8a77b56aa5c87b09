import { handle, route } from "@/lib/http/handle";
import { expectedVersion, versionTag } from "@/lib/http/version-tag";
import { savedSettings } from "@/lib/settings/answers";
import { settingsInput } from "@/lib/settings/schema";
import { getSettings, saveSettings } from "@/lib/settings/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "settings:read", answer: savedSettings }, async ({ headers }) => {
    const saved = await getSettings();
    headers.set("ETag", versionTag(saved.version));
    return saved;
  }),
  POST: handle(
    { permission: "settings:write", body: settingsInput, answer: savedSettings },
    async ({ request, body, headers, may }) => {
      const saved = await saveSettings(body, expectedVersion(request.headers), may("configuration:write"));
      headers.set("ETag", versionTag(saved.version));
      return saved;
    },
  ),
});
