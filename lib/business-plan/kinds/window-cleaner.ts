import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const windowCleaner: BusinessKind = {
  key: "window-cleaner",
  label: "window cleaning company",
  ...named(
    "window cleaning company, window cleaner=window cleaner, window cleaning business=window cleaning company, window cleaning service, window washer=window cleaner, window washing company",
    "window cleaning, window washing",
  ),
  hints: list(
    "windows, glass, frames, sills, ladders, conservatories, gutters, solar panels, shop fronts, streaks",
  ),
  qualifiers: list("local, family, commercial, residential, traditional, domestic"),
  schemaType: "HomeAndConstructionBusiness",
  isLocal: true,
  comesToCustomers: true,
  accent: "ocean",
  headlines: {
    plain: "Clean windows[ in {place}]",
    warm: "Let the light in",
    elegant: "A clear view, quietly kept",
    lively: "Look through it. Not at it.",
  },
  subtitle: "{name} is your {kind}[ in {place}]. Tell us how many windows there are, and how high.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🏠",
      "Homes",
      "homes, houses, flats, domestic windows, residential",
      "Once, or several times a year.",
      "windows of homes",
    ),
    offer("🏬", "Shop fronts", "shop front, shopfront, storefront", "For what you show to the street."),
    offer(
      "🏢",
      "Offices",
      "offices, office building, commercial windows",
      "From the entrance to the top floor.",
      "windows of offices",
    ),
    offer("🪟", "Frames and sills", "frames, sills, frames and sills", "Where the dust of the street lies."),
    offer(
      "🏡",
      "Conservatories",
      "conservatory, conservatories, glass roof, winter garden",
      "For glass above your head.",
    ),
    offer(
      "☀️",
      "Solar panels",
      "solar panel cleaning, solar panels",
      "For dust, leaves and birds.",
      "solar panel cleaning",
    ),
    offer(
      "🌧️",
      "Gutters",
      "gutter cleaning, gutters, gutter clearing",
      "For what the autumn left there.",
      "gutter clearing",
    ),
    offer(
      "🪞",
      "Inside",
      "inside windows, interior windows, inside and out",
      "The other half of the view.",
      "cleaning inside",
    ),
    offer(
      "🧗",
      "High windows",
      "high windows, high rise, pole system, rope access",
      "Ask us how it is done.",
    ),
    offer(
      "🏗️",
      "After building work",
      "after builders, post construction, paint splashes",
      "For dust, paint and stickers.",
      "cleaning after building work",
    ),
  ],
  figures: [
    { label: "Homes on the round", hint: "For example 140" },
    { label: "Years of experience", hint: "For example 9" },
    { label: "People in the team", hint: "For example 3" },
  ],
  plans: [
    { name: "Small home", period: "per visit", features: ["Windows outside"], hint: "For example $25" },
    { name: "Large home", period: "per visit", features: ["Windows outside"], hint: "For example $45" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "window cleaning", "[window cleaning {place}]"],
};
