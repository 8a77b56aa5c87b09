import { beforeEach, expect, test } from "@jest/globals";
import { emptyProfile } from "@/lib/business-profile/schema";
import { saveBusinessProfile } from "@/lib/business-profile/server";
import { english } from "@/lib/platform/language/translate";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { pizzeria } from "@/tests/support/restaurants/options";
import { publishMenu } from "@/tests/support/restaurants/publish-menu";
import { configuredInstance } from "@/tests/support/setup/instance";
import { contentOf } from "./new-content";
import { readSectionData } from "./section-data.server";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await saveBusinessProfile({ ...emptyProfile, openingHours: "Tuesday to Sunday, noon to ten" }, null);
});

/** The lines of a section for the hours of a restaurant, by default the first. */
async function hoursOf(restaurant = "") {
  const content = contentOf({ title: "About", slug: "about", sections: [{ type: "hours", restaurant }] });
  const site = { content: sampleLanding(), restaurants: {}, translate: async <One>(one: One) => one };
  return (await readSectionData(content, english, site)).hours[restaurant]?.lines;
}

test("hours are those of the business in its own words until the first restaurant has some", async () => {
  expect(await hoursOf()).toEqual(["Tuesday to Sunday, noon to ten"]);
  const { restaurant } = (await callRoute("POST /menus", { token, body: { name: "Pizza Corner" } })).body;
  await publishMenu(token, restaurant.id, pizzeria("pizza-corner"));
  expect(await hoursOf()).toEqual(["Tuesday to Sunday, noon to ten"]);
  expect(await hoursOf(restaurant.id)).toEqual([]);
  const lunch = [{ from: 720, to: 900 }];
  const body = { ...alwaysOpen, week: [lunch, lunch, lunch, lunch, lunch, [], []] };
  const params = { id: restaurant.id };
  expect((await callRoute("PUT /hours/{id}", { token, params, body })).status).toBe(200);
  expect((await hoursOf())?.[0]).toMatch(/12.00.*15.00/);
});
