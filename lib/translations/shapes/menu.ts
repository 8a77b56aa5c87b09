import { menuOptionGroup } from "@/lib/restaurants/options/schema";
import { menuCategory, menuDish, menuRestaurant } from "@/lib/restaurants/schema";
import { fields, group, list, type Shape } from "../shape";

const option = menuOptionGroup.shape.options.element;

const optionsOf = (parts: Readonly<Record<string, string | Shape>>) =>
  fields(menuOptionGroup, {
    name: "Name",
    options: list(
      ({ name }) => ({ label: String(name) }),
      () => fields(option, parts),
    ),
  });

const ownOptions = optionsOf({ name: "Name", allergens: "Allergens" });
/** Guests read the names of the dishes. */
const dishOptions = optionsOf({ allergens: "Allergens" });

const restaurantTexts = fields(menuRestaurant, { cuisine: "Kind of cuisine", tagline: "Tagline" });

const dishTexts = fields(menuDish, { name: "Name", description: "Description", allergens: "Allergens" });

type Menu = { categories: readonly { id: string; label: string }[] };

/** The texts of a menu. Dishes belong to the group of their category; the restaurant’s name stays. */
export const menuTexts: Shape = (menu, place, visit) => {
  const labels = new Map((menu as Menu).categories.map(({ id, label }) => [id, label]));
  const shape = fields(
    { shape: {} },
    {
      restaurant: group("Restaurant", restaurantTexts),
      categories: group(
        "Categories",
        list(
          ({ label }) => ({ label: String(label) }),
          () => fields(menuCategory, { label: "Name" }),
        ),
      ),
      dishes: list(
        ({ category }) => ({ group: labels.get(String(category)) ?? "" }),
        (dish) => withName(String(dish.name)),
      ),
      optionGroups: list(
        ({ name }) => ({ group: `Options “${name}”` }),
        ({ kind }) => (kind === "dishes" ? dishOptions : ownOptions),
      ),
    },
  );
  return shape(menu, place, visit);
};

/** The texts of a dish, after its name. */
const withName =
  (name: string): Shape =>
  (dish, place, visit) =>
    dishTexts(dish, { ...place, labels: [name] }, visit);
