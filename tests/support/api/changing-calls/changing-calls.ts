import { accountCalls } from "./accounts";
import { contentCalls } from "./content";
import type { Recipe } from "./recipe";
import { restaurantCalls } from "./restaurants";
import { siteCalls } from "./site";

/** By the name of each call that changes something; after a comma another way to make it. */
export const changingCalls: Record<string, Recipe> = {
  ...accountCalls,
  ...contentCalls,
  ...restaurantCalls,
  ...siteCalls,
};
