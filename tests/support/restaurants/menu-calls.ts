import { POST as publish } from "@/app/api/menus/[id]/publish/route";
import { PUT } from "@/app/api/menus/[id]/route";
import { GET as getItems } from "@/app/api/ordering/menus/[id]/route";
import { get, post, send } from "@/tests/support/api/request";

/** The parameters of calls for the first restaurant. */
export const order1 = { id: "order1" };

/** Returns the `If-Match` header for this version of a draft. */
export const over = (version: number) => ({ "if-match": `"${version}"` });

export const saveMenu = (token: string, body: unknown, restaurantId = "order1", headers = {}) =>
  send(PUT, "PUT", { token, params: { id: restaurantId }, body, headers });

export const publishMenu = (token: string, restaurantId = "order1", headers = {}) =>
  post(publish, { token, params: { id: restaurantId }, body: {}, headers });

/** Returns the published price of the first dish, in cents. */
export const shownPrice = async () =>
  (await get(getItems, { params: { id: "order1" } })).body.dishes[0].priceCents;
