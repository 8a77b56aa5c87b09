import type { PlanSection } from "./answers";

/** The names of sections within a sentence, as in “the hero”; like their titles on screen. */
export const sectionNames: Record<PlanSection, string> = {
  hero: "hero",
  identity: "name and tagline",
  features: "features",
  stats: "figures",
  plans: "pricing",
  testimonials: "testimonials",
  callToAction: "call to action",
  accent: "colour",
  home: "search settings of the home page",
  welcome: "search settings of the welcome page",
};

const list = new Intl.ListFormat("en");

/** “the hero, the features, and the colour”. */
export const nameAll = (names: string[]) => list.format(names.map((name) => `the ${name}`));
