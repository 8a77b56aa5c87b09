import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const solarInstaller: BusinessKind = {
  key: "solar-installer",
  label: "solar installer",
  ...named(
    "solar installer, solar company, solar power company=solar company, solar panel installer=solar installer, solar energy company=solar company, solar installation company, photovoltaic installer=solar installer, renewable energy installer",
    "solar installation, solar panel installation",
  ),
  hints: list(
    "solar, panels, photovoltaic, batteries, roof, inverter, electricity, kwh, renewable, heat pumps",
  ),
  qualifiers: list("local, family, commercial, residential, certified, independent"),
  schemaType: "HomeAndConstructionBusiness",
  isLocal: true,
  comesToCustomers: true,
  accent: "olive",
  headlines: {
    plain: "Power from your own roof[ in {place}]",
    warm: "Let us look at your roof",
    elegant: "Quiet power",
    lively: "Here comes the sun",
  },
  subtitle: "{name} is your {kind}[ in {place}]. Tell us about your roof, and ask us what it might yield.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer(
      "☀️",
      "Solar panels",
      "solar panel, photovoltaic, solar system, solar roof",
      "For roofs that lie in the light.",
    ),
    offer(
      "🔋",
      "Batteries",
      "battery storage, home battery, batteries, solar battery",
      "Keep the noon for the evening.",
    ),
    offer(
      "🚗",
      "Charging points",
      "ev charger, wallbox, charge point, charging station",
      "Drive on what your roof gives.",
    ),
    offer("♨️", "Solar hot water", "solar thermal, solar hot water", "Warm showers from above."),
    offer("🌡️", "Heat pumps", "heat pump", "Warmth from the air or the ground."),
    offer(
      "🏢",
      "Solar for businesses",
      "commercial solar, business solar, industrial solar, solar for businesses",
      "For halls, barns and flat roofs.",
    ),
    offer(
      "📐",
      "Planning",
      "feasibility, yield calculation, solar planning, site survey",
      "What fits on it, and what it may yield.",
    ),
    offer(
      "📄",
      "Grants and permits",
      "subsidy, subsidies, grants, permits, feed in",
      "Ask us which papers it takes.",
    ),
    offer(
      "🧰",
      "Maintenance",
      "solar maintenance, panel maintenance, system maintenance",
      "For panels that are not the youngest any more.",
    ),
    offer("🧽", "Cleaning of panels", "panel cleaning, solar cleaning", "For dust, leaves and birds."),
  ],
  figures: [
    { label: "Roofs fitted", hint: "For example 190" },
    { label: "Years in the trade", hint: "For example 9" },
    { label: "People in the team", hint: "For example 8" },
  ],
  plans: [
    {
      name: "Roof check",
      period: "",
      features: ["A look at your roof", "A first estimate"],
      hint: "For example $90",
    },
    {
      name: "Solar system",
      period: "",
      features: ["Panels and inverter", "Fitting"],
      hint: "For example from $9,000",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "solar panels", "[solar panels {place}]"],
};
