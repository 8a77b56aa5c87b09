import * as z from "zod";
import { pictureView } from "@/lib/pictures/answers";
import { shownOptionGroup } from "@/lib/restaurants/options/schema";
import { orderKinds } from "@/lib/restaurants/terms/terms";

/** The stock of a counted dish or option. */
const countedStock = z.object({
  amount: z.int().describe("The portions of each business day, or those that were counted for all days."),
  left: z.int().describe("On this business day, if it is counted by day."),
  isDaily: z.boolean(),
  isShown: z.boolean().describe("Guests see how many are left, once they are at most 10."),
});
export type CountedStock = z.infer<typeof countedStock>;

export const soldOutDish = z.object({
  id: z.string(),
  name: z.string(),
  emoji: z.string(),
  category: z.string(),
  soldOut: z.boolean(),
  stock: countedStock.optional().describe("Missing if it is not counted."),
});
export type SoldOutDish = z.infer<typeof soldOutDish>;

export const soldOutOption = z.object({
  groupId: z.string(),
  id: z.string().describe("Of the option within its group."),
  name: z.string(),
  group: z.string().describe("The name of its group."),
  soldOut: z.boolean(),
  stock: countedStock.optional().describe("Missing if it is not counted."),
});
export type SoldOutOption = z.infer<typeof soldOutOption>;

export const soldOutRestaurant = z.object({
  restaurantId: z.string(),
  restaurantName: z.string(),
  dishes: z.array(soldOutDish),
  options: z.array(soldOutOption).describe("Without those that the menu itself marks as sold out."),
});
export type SoldOutRestaurant = z.infer<typeof soldOutRestaurant>;

/** A dish as guests get it. */
export const shownDish = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  emoji: z.string(),
  category: z.string(),
  priceCents: z.int().describe("In the smallest unit of the currency."),
  price: z.number().describe("In the currency of the restaurant."),
  popular: z.boolean(),
  picture: pictureView.optional(),
  soldOut: z.boolean(),
  kinds: z
    .array(z.enum(orderKinds))
    .optional()
    .describe("The kinds of order that it is offered for; missing for all."),
  taxClass: z.string().optional().describe("The id of its rate of tax; missing for that of its category."),
  allergens: z
    .string()
    .optional()
    .describe("In the words of the menu, such as `Milk, nuts`; missing without any."),
  left: z.int().optional().describe("The portions left, if they are few and guests see it."),
  leftToday: z
    .int()
    .optional()
    .describe("The same of today, if orders for later days have portions of their own; 0 if none is left."),
  optionGroups: z.array(z.string()).optional().describe("The ids of its option groups; missing without any."),
  sizePrices: z
    .record(z.string(), z.int())
    .optional()
    .describe("The prices of its sizes that differ from those of the group."),
});
export type ShownDish = z.infer<typeof shownDish>;

/** A menu as guests get it. */
export const shownMenu = z.object({
  dishes: z.array(shownDish),
  categories: z.array(z.object({ id: z.string(), label: z.string() })).describe("In the menu’s order."),
  optionGroups: z.array(shownOptionGroup).optional().describe("Missing if no dish has options."),
});
export type ShownMenu = z.infer<typeof shownMenu>;

/** Restaurants and dishes by name. */
export const dishNames = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    dishes: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
);
export type DishNames = z.infer<typeof dishNames>;
