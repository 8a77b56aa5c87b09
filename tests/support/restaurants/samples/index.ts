import { africanRestaurant } from "./african";
import { italianRestaurant } from "./italian";

/** The product's sample restaurants. */
export const sampleRestaurants = { order1: africanRestaurant, order2: italianRestaurant };

export const sampleIds = ["order1", "order2"] as const;
