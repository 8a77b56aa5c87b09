import { beforeEach } from "@jest/globals";
import { POST as place } from "@/app/api/orders/route";
import type { MenuContent } from "@/lib/restaurants/schema";
import { callRoute } from "@/tests/support/api/call";
import { post } from "@/tests/support/api/request";
import { configuredInstance } from "@/tests/support/setup/instance";
import { pizzeria } from "./options";
import { publishMenu } from "./publish-menu";

export const choose = (group: string, option: string, more: object = {}) => ({ group, option, ...more });

/** The options of a pizza for 14.00. */
export const large = [
  choose("size", "Large"),
  choose("toppings", "Olives", { quantity: 3 }),
  choose("without", "onions"),
];

/** Gives each test a restaurant whose dishes have options. */
export function setUpPizzeria() {
  let token: string;
  let id: string;
  const publish = (content: MenuContent) => publishMenu(token, id, content);
  beforeEach(async () => {
    token = await configuredInstance();
    id = (await callRoute("POST /menus", { token, body: { name: "Pizza Corner" } })).body.restaurant.id;
    await publish(pizzeria("pizza-corner"));
  });
  return {
    token: () => token,
    /** The id of the restaurant. */
    id: () => id,
    publish,
    order: (key: string, dishes: object[], more: object = {}) =>
      post(place, {
        body: {
          restaurantId: id,
          email: "guest@example.com",
          name: "Ada",
          idempotencyKey: key,
          dishes,
          ...more,
        },
      }),
  };
}
