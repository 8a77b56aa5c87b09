import type { SoldOutRestaurant } from "@/lib/restaurants/published/answers";
import { isMark, type Mark, type QueuedStep } from "./queue";

const withMark = (restaurants: readonly SoldOutRestaurant[], mark: Mark): SoldOutRestaurant[] =>
  restaurants.map((one) =>
    one.restaurantId === mark.restaurantId
      ? {
          ...one,
          dishes: one.dishes.map((dish) =>
            mark.groupId === "" && dish.id === mark.itemId ? { ...dish, soldOut: mark.soldOut } : dish,
          ),
          options: one.options.map((option) =>
            option.groupId === mark.groupId && option.id === mark.itemId
              ? { ...option, soldOut: mark.soldOut }
              : option,
          ),
        }
      : one,
  );

/** Returns the dishes and options of all restaurants after some marks, the latest of which comes last. */
export const withMarks = (
  restaurants: readonly SoldOutRestaurant[],
  marks: readonly Mark[],
): SoldOutRestaurant[] => marks.reduce<SoldOutRestaurant[]>(withMark, [...restaurants]);

/** Returns the unsent marks in the order in which they were made. */
export const marksIn = (steps: readonly QueuedStep[]): Mark[] =>
  steps
    .filter(isMark)
    .sort((one, other) => one.at - other.at)
    .map(({ mark }) => mark);
