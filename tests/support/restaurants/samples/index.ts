import { africanRestaurant } from "./african";
import { italianRestaurant } from "./italian";

/** The restaurants that the product comes with. */
export const sampleRestaurants = { order1: africanRestaurant, order2: italianRestaurant };

export const sampleIds = ["order1", "order2"] as const;
