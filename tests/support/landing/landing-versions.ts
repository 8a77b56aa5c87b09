import { GET as listVersions } from "@/app/api/landing/versions/route";
import type { LandingContent } from "@/lib/landing/schema";
import { getLanding, saveLanding } from "@/lib/landing/server";
import { get } from "@/tests/support/api/request";

type Version = { version: number; restoredFrom: number | null };

/** Returns the landing page's versions, newest first, each with the version that it restored. */
export async function landingHistory(token: string) {
  const { versions } = (await get(listVersions, { token })).body;
  return versions.map(({ version, restoredFrom }: Version) => [version, restoredFrom]);
}

/** Edits the landing page as another administrator would. */
export async function editLanding(edit: (content: LandingContent) => void) {
  const { content } = await getLanding();
  edit(content);
  await saveLanding(content, "other@example.com", null);
}
