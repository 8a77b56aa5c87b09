import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const electrician: BusinessKind = {
  key: "electrician",
  label: "electrician",
  ...named(
    "electrician, electrical company, electrical contractor, electrical business, electrical installation company, electric company=electrical company",
    "electrical services, electrical contracting=electrical contractor",
  ),
  hints: list("wiring, rewiring, sockets, fuse box, lighting, electrical, ev charger, circuits, fuses"),
  qualifiers: list(
    "emergency, family, local, commercial, domestic, residential, registered, certified, master, industrial, qualified",
  ),
  schemaType: "Electrician",
  isLocal: true,
  comesToCustomers: true,
  accent: "indigo",
  headlines: {
    plain: "Electrical work[ in {place}]",
    warm: "Let there be light",
    elegant: "Power, cleanly installed",
    lively: "Bright ideas, tidy wires",
  },
  subtitle:
    "{name} is your {kind}[ in {place}]. From one more socket to the wiring of a whole house: tell us what you need.",
  ctaText: "Ask for a quote",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer(
      "🔌",
      "Sockets and switches",
      "sockets, light switch, power outlet, power point",
      "Where you need them, not where the old plan put them.",
    ),
    offer("💡", "Lighting", "lighting, lamps, led lights, led lighting", "Warm or bright, dimmed or not."),
    offer("🧵", "Wiring and rewiring", "wiring, rewiring, rewire", "New lines for old walls."),
    offer(
      "🗄️",
      "Fuse boxes",
      "fuse box, fuse board, consumer unit, distribution board, panel upgrade",
      "So that you know which switch is which.",
    ),
    offer(
      "🔎",
      "Faults found",
      "fault finding, electrical fault, troubleshooting",
      "When it trips again and again.",
      "finding faults",
    ),
    offer(
      "📋",
      "Safety inspections",
      "safety inspection, electrical inspection, electrical testing, safety check, eicr",
      "For houses old and new.",
    ),
    offer(
      "🚗",
      "Charging at home",
      "ev charger, electric car, wallbox, charge point, charging station",
      "A charging point for the car.",
      "charging points",
    ),
    offer("☀️", "Solar power", "solar, solar panel, photovoltaic", "Electricity from your own roof."),
    offer(
      "🏠",
      "Smart home",
      "smart home, home automation, knx",
      "Blinds, lights and heating that think along.",
      "smart homes",
    ),
    offer(
      "📡",
      "Networks and alarms",
      "data cabling, alarm system, cctv, intercom, security system",
      "Cables for the internet, bells and cameras.",
    ),
    offer(
      "🚨",
      "Emergencies",
      "emergency electrician, emergency repair, emergency call, emergencies, 24 hour, power cut",
      "Sparks or no power at all? Call us.",
    ),
  ],
  figures: [
    { label: "Years in the trade", hint: "For example 14" },
    { label: "Electricians in the team", hint: "For example 5" },
    { label: "Jobs a year", hint: "For example 500" },
  ],
  plans: [
    {
      name: "Call-out",
      period: "per visit",
      features: ["The journey and the first half hour"],
      hint: "For example $85",
    },
    {
      name: "Safety inspection",
      period: "per home",
      features: ["A test of the circuits"],
      hint: "For example $190",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "electrical work", "[electrical work {place}]"],
};
