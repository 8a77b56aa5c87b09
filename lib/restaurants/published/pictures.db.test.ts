import { beforeEach, expect, jest, test } from "@jest/globals";
import { requireOrder } from "@/lib/orders/server";
import { deletePicture } from "@/lib/pictures/server";
import { db } from "@/lib/platform/db/client";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { libraryPicture } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { configuredInstance } from "@/tests/support/setup/instance";
import { getShownMenu } from "../stock/availability.server";
import { findRestaurant } from "./server";

setUpTestDatabase();
beforeEach(configuredInstance);
jest.setTimeout(60_000);

const zobo = { restaurantId_id: { restaurantId: "order1", id: "zobo" } };

test("dishes and restaurants show pictures, and an order keeps the one at its time", async () => {
  const { id } = await libraryPicture(quarters(800, 600));
  await db.dish.update({ where: zobo, data: { pictureId: id } });
  await db.restaurant.update({ where: { id: "order1" }, data: { headerPictureId: id } });
  const restaurant = await findRestaurant("order1");
  expect(restaurant?.header?.id).toBe(id);
  expect(restaurant?.dishes.filter(({ picture }) => picture).map((dish) => dish.id)).toEqual(["zobo"]);
  expect((await getShownMenu("order1")).dishes.find((dish) => dish.id === "zobo")?.picture?.id).toBe(id);

  const order = await placedOrder({
    dishes: [
      { id: "zobo", quantity: 1 },
      { id: "akara", quantity: 1 },
    ],
  });
  expect(order.lines.map(({ picture }) => picture)).toEqual([
    expect.stringMatching(new RegExp(`^/api/pictures/files/${id}/\\w{12}/320\\.webp$`)),
    undefined,
  ]);
  expect((await requireOrder(order.id)).lines).toEqual(order.lines);
});

test("a picture can be deleted once only orders show it, which then do without", async () => {
  const { id } = await libraryPicture(quarters(400, 300));
  await db.dish.update({ where: zobo, data: { pictureId: id } });
  const order = await placedOrder();
  await expect(deletePicture(id)).rejects.toThrow("Baobab Kitchen: Zobo");
  await db.dish.update({ where: zobo, data: { pictureId: null } });
  await deletePicture(id);
  expect((await requireOrder(order.id)).lines[0]?.picture).toContain(id);
});
