/** Example descriptions; each has a name, kind, place and offers of a business. */
export const examplePrompts = [
  "Sweet Crumbs is a cosy family bakery in Portland. We bake sourdough bread, croissants and birthday cakes to order.",
  "An elegant hair salon called Maison Claire in Lyon, offering cuts, colour, balayage and bridal styling.",
  "We are Iron Temple Gym, a lively gym in downtown Austin with strength training, group classes and personal coaching.",
  "Hargreaves & Cole is a family law firm based in Bristol. We help with divorce, child arrangements, wills and mediation.",
] as const satisfies readonly string[];
