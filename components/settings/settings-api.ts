import { request } from "@/lib/platform/http/client";
import type { SavedSettings, Settings, SettingsAnswer } from "@/lib/settings/schema";

export function loadSettings(): Promise<SavedSettings> {
  return request<SettingsAnswer>("/settings");
}

/** Saves over a version; `RequestError` 409 where somebody saved a newer one. */
export async function saveSettings(body: Settings, over: number): Promise<{ saved: SavedSettings }> {
  const headers = { "if-match": `"${over}"` };
  return { saved: await request<SettingsAnswer>("/settings", { method: "POST", body, headers }) };
}
