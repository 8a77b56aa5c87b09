import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const hvac: BusinessKind = {
  key: "hvac",
  label: "HVAC company",
  ...named(
    "hvac company=HVAC company, hvac contractor=HVAC contractor, hvac business=HVAC company, heating and cooling company, air conditioning company, air conditioning installer=air conditioning company, heating and air conditioning company, hvac technician=HVAC company, hvac service=HVAC company, ac repair company=air conditioning company",
    "hvac, heating and cooling=heating and cooling company, air conditioning=air conditioning company, ac repair=air conditioning company",
  ),
  hints: list(
    "furnace, ducts, ventilation, thermostats, cooling, heat pumps, air quality, filters, ac units, refrigerant",
  ),
  qualifiers: list("local, family, commercial, residential, emergency, licensed"),
  schemaType: "HVACBusiness",
  isLocal: true,
  comesToCustomers: true,
  accent: "ocean",
  headlines: {
    plain: "Warm in winter, cool in summer[ in {place}]",
    warm: "Too hot? Too cold? Tell us",
    elegant: "Good air, quietly done",
    lively: "Chill. Or don't.",
  },
  subtitle:
    "{name} is your {kind}[ in {place}]. Tell us which room is too warm or too cold, and ask us what can be done.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer(
      "❄️",
      "Air conditioning",
      "air conditioning, air conditioner, ac unit, ac repair, ac installation, cooling",
      "For summers that have grown longer.",
    ),
    offer("🔥", "Heating", "furnace, heating, boiler, heater", "For the first frost and the last."),
    offer("🌡️", "Heat pumps", "heat pump, mini split", "Warm or cool, from one machine."),
    offer(
      "🌬️",
      "Ventilation",
      "ventilation, exhaust fan, air exchange",
      "Fresh air, also with the windows shut.",
    ),
    offer("🕳️", "Ducts", "duct cleaning, ductwork, ducts", "Where the air goes, and the dust."),
    offer(
      "📟",
      "Thermostats",
      "thermostat, smart thermostat, controls",
      "For rooms that want different things.",
    ),
    offer(
      "🍃",
      "Air quality",
      "air quality, air purifier, humidifier, dehumidifier",
      "For dry throats and damp walls.",
    ),
    offer("🧰", "Maintenance", "maintenance, tune up, servicing", "A look at it before the season."),
    offer(
      "🔧",
      "Repairs",
      "hvac repair, heating repair, furnace repair, cooling repair",
      "When it hums, drips or stays silent.",
      "repairs",
    ),
    offer(
      "🏢",
      "Commercial systems",
      "commercial hvac, rooftop unit, commercial systems",
      "For shops, offices and halls.",
    ),
    offer(
      "🚨",
      "Emergencies",
      "emergency repair, emergency service, emergency call, emergencies, 24 hour",
      "No heat at all? Call us.",
    ),
  ],
  figures: [
    { label: "Years in the trade", hint: "For example 16" },
    { label: "Technicians in the team", hint: "For example 6" },
    { label: "Systems looked after", hint: "For example 350" },
  ],
  plans: [
    {
      name: "Call-out",
      period: "per visit",
      features: ["The journey and the first half hour"],
      hint: "For example $95",
    },
    {
      name: "Seasonal check",
      period: "per visit",
      features: ["A check before the season"],
      hint: "For example $120",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "heating", "air conditioning", "[heating and cooling {place}]"],
};
