import { aMessage } from "@/tests/support/inbox/messages";
import type { Recipe } from "./recipe";

export const inboxCalls: Record<string, Recipe> = {
  "DELETE /inbox/messages/{id}": async ({ token }) => {
    const id = String(await aMessage());
    return { sent: { token, params: { id } }, actions: ["inbox:delete"] };
  },
  "PUT /inbox/messages/{id}/status": async ({ token }) => {
    const id = String(await aMessage());
    return { sent: { token, params: { id }, body: { status: "answered" } }, actions: ["inbox:status"] };
  },
  "PUT /inbox/messages/{id}/note": async ({ token }) => {
    const id = String(await aMessage());
    return { sent: { token, params: { id }, body: { note: "Call her back" } }, actions: ["inbox:note"] };
  },
};
