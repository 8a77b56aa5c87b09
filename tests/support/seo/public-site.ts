import { GET as landingConfig } from "@/app/api/landing/config/route";
import { GET as pageSettings } from "@/app/api/seo/settings/[page]/route";
import { get } from "@/tests/support/api/request";

export const publicLanding = async () => (await get(landingConfig)).body.config;

/** Returns the response for a page: its `settings`, or an `error`. */
export const publicPage = async (page: string) => (await get(pageSettings, { params: { page } })).body;

/** Returns all public content of the site, without version numbers and times. */
export async function publicSite(): Promise<string> {
  const pages = ["home", "welcome"].map(async (page) => {
    const { settings = null, error = null } = await publicPage(page);
    return [settings && { ...settings, version: 0, updatedAt: "" }, error];
  });
  return JSON.stringify([await publicLanding(), ...(await Promise.all(pages))]);
}
