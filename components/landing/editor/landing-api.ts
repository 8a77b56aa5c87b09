import type { LandingAnswer, LandingContent, LandingVersion } from "@/lib/landing/schema";
import { request } from "@/lib/platform/http/client";

/** The content as it was saved under a version number. */
export type Landing = { version: number; content: LandingContent };

const toLanding = ({ config, version }: LandingAnswer): Landing => ({ version, content: config });
const ifMatch = (version: number) => ({ "if-match": `"${version}"` });

export async function loadLanding(signal?: AbortSignal): Promise<Landing> {
  return toLanding(await request<LandingAnswer>("/landing/config", signal ? { signal } : {}));
}

/** Saves over the given version; `RequestError` 409 where somebody saved a newer one. */
export async function saveLanding(content: LandingContent, over: number): Promise<Landing> {
  return toLanding(
    await request<LandingAnswer>("/landing/config", {
      method: "POST",
      body: content,
      headers: ifMatch(over),
    }),
  );
}

export async function listVersions(signal: AbortSignal): Promise<LandingVersion[]> {
  return (await request<{ versions: LandingVersion[] }>("/landing/versions", { signal })).versions;
}

export async function loadVersion(version: number): Promise<Landing> {
  return toLanding(await request<LandingAnswer>(`/landing/versions/${version}`));
}

/** Makes an earlier version the newest over the given one; `RequestError` 409 where somebody saved a newer one. */
export async function restoreVersion(version: number, over: number): Promise<Landing> {
  return toLanding(
    await request<LandingAnswer>(`/landing/versions/${version}/restore`, {
      method: "POST",
      body: {},
      headers: ifMatch(over),
    }),
  );
}
