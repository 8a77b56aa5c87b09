import { request } from "@/lib/platform/http/client";
import type {
  MenuAnswer,
  MenuContent,
  MenuDraft,
  MenuSummary,
  MenuVersion,
  NewRestaurant,
} from "@/lib/restaurants/schema";

const ifMatch = (version: number) => ({ "if-match": `"${version}"` });
const at = (id: string, rest = "") => `/menus/${encodeURIComponent(id)}${rest}`;

export async function listMenus(signal?: AbortSignal): Promise<MenuSummary[]> {
  return (await request<{ menus: MenuSummary[] }>("/menus", signal ? { signal } : {})).menus;
}

/** Adds a restaurant that guests don't find yet; `RequestError` 422 where its address is taken. */
export async function addRestaurant(restaurant: NewRestaurant): Promise<MenuSummary> {
  return (await request<{ menu: MenuSummary }>("/menus", { method: "POST", body: restaurant })).menu;
}

export const deleteRestaurant = (id: string) => request<object>(at(id), { method: "DELETE" });

export async function loadMenu(id: string, signal?: AbortSignal): Promise<MenuDraft> {
  return (await request<MenuAnswer>(at(id), signal ? { signal } : {})).menu;
}

/** Saves the draft over the given version, 0 for none; `RequestError` 409 where somebody saved a newer one. */
export async function saveMenu(id: string, content: MenuContent, over: number): Promise<MenuDraft> {
  const call = { method: "PUT", body: content, headers: ifMatch(over) } as const;
  return (await request<MenuAnswer>(at(id), call)).menu;
}

const act = async (id: string, action: string, over: number): Promise<MenuDraft> =>
  (await request<MenuAnswer>(at(id, `/${action}`), { method: "POST", body: {}, headers: ifMatch(over) }))
    .menu;

/** Puts the draft of that version on the air; `RequestError` 409 where another one was saved, or nothing waits. */
export const publishMenu = (id: string, version: number) => act(id, "publish", version);

/** Throws the draft of that version away. */
export const discardDraft = (id: string, version: number) => act(id, "discard", version);

export async function listMenuVersions(id: string, signal: AbortSignal): Promise<MenuVersion[]> {
  return (await request<{ versions: MenuVersion[] }>(at(id, "/versions"), { signal })).versions;
}

export async function loadMenuVersion(id: string, version: number): Promise<MenuContent> {
  return (await request<{ content: MenuContent }>(at(id, `/versions/${version}`))).content;
}

/** Makes the draft of what was published as `version`, over the draft's version `over`. */
export const restoreMenuVersion = (id: string, version: number, over: number) =>
  act(id, `versions/${version}/restore`, over);

/** Where the dishes of the draft are downloaded as CSV. */
export const exportAddress = (id: string) => `/api${at(id, "/export")}`;
