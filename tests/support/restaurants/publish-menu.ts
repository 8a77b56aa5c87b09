import { expect } from "@jest/globals";
import type { MenuContent } from "@/lib/restaurants/schema";
import { callRoute } from "@/tests/support/api/call";

/** Saves and publishes the menu of a restaurant. */
export async function publishMenu(token: string, id: string, content: MenuContent) {
  const target = { token, params: { id } };
  expect((await callRoute("PUT /menus/{id}", { ...target, body: content })).status).toBe(200);
  expect((await callRoute("POST /menus/{id}/publish", target)).status).toBe(200);
}
