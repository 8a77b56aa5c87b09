import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const bakery: BusinessKind = {
  key: "bakery",
  label: "bakery",
  ...named(
    "bakery, bakeshop, bake shop=bakeshop, patisserie, pastry shop, cake shop, boulangerie, baker=bakery, cupcake shop, donut shop, confectioner=confectionery, confectionery, cake studio",
  ),
  hints: list(
    "bread, sourdough, croissants, pastries, cakes, baked, bake, baking, oven, loaves, buns, cupcakes, flour",
  ),
  qualifiers: list(
    "vegan, gluten-free, organic, artisan, family, sourdough, French, Italian, German, Danish, kosher, neighbourhood, neighborhood",
  ),
  schemaType: "Bakery",
  isLocal: true,
  accent: "terracotta",
  headlines: {
    plain: "Bread and pastries[ in {place}]",
    warm: "Follow your nose",
    elegant: "The fine art of butter and flour",
    lively: "Warm bread. Happy mornings.",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Follow your nose, and take something good home with you.",
  ctaText: "Place an order",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🍞",
      "Bread",
      "bread, rye bread, baguette, focaccia, loaves",
      "For the breakfast table, and for the crust on the way home.",
    ),
    offer("🥖", "Sourdough", "sourdough", "Bread that takes its time."),
    offer(
      "🥐",
      "Pastries",
      "croissant, pastry, pastries, danish pastry, cinnamon roll, puff pastry",
      "Layers, butter, and crumbs on the table.",
    ),
    offer(
      "🎂",
      "Cakes",
      "birthday cake, celebration cake, custom cake, cake",
      "Tell us for whom it is, and for how many.",
    ),
    offer("💍", "Wedding cakes", "wedding cake", "Tell us about the day, and let us talk about the cake."),
    offer(
      "🧁",
      "Small sweets",
      "cupcake, cookie, macaron, fruit tart, brownie, muffin, donut, doughnut",
      "One for the way, or a box for the office.",
    ),
    offer("🥪", "Sandwiches", "sandwich", "Something filled, for a short break."),
    offer("☕", "Coffee", "coffee, espresso", "A cup beside your croissant."),
    offer(
      "📦",
      "Orders ahead",
      "to order, preorder, pre order, order online",
      "Tell us what you need, and for when.",
      "baking to order",
    ),
    offer("🌾", "Gluten-free baking", "gluten free", "For those who can't have wheat and still want cake."),
    offer(
      "👩‍🍳",
      "Baking classes",
      "baking class, baking course, baking workshop",
      "Hands in the dough: ask us for the next date.",
    ),
    offer("🥡", "Catering", "catering", "Trays and baskets for your guests: tell us how many."),
    offer("🛵", "Delivery", "delivery, we deliver", "Ask us where we deliver, and when."),
  ],
  figures: [
    { label: "Kinds of bread", hint: "For example 14" },
    { label: "Loaves a day", hint: "For example 200" },
    { label: "Years at the oven", hint: "For example 12" },
  ],
  plans: [
    {
      name: "Breakfast basket",
      period: "per basket",
      features: ["Rolls and croissants"],
      hint: "For example $18",
    },
    {
      name: "Birthday cake",
      period: "per cake",
      features: ["A cake with a name on it", "Flavour of your choice"],
      hint: "For example $45",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "[baker in {place}]", "baking"],
};
