import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const taxi: BusinessKind = {
  key: "taxi",
  label: "taxi firm",
  ...named(
    "taxi firm, taxi company, taxi service, cab company, cab firm=taxi firm, minicab firm, minicab company=minicab firm, taxi business=taxi firm, airport taxi=airport taxi service, private hire company, chauffeur service, airport transfer company, airport transfer service, limousine service, taxi driver=taxi service",
    "airport transfers=airport transfer service",
  ),
  hints: list("taxi, taxis, cabs, drivers, airport, rides, minibus, passengers, pick up, transfers, fares"),
  qualifiers: list("local, family, independent, luxury, electric, wheelchair accessible"),
  schemaType: "LocalBusiness",
  isLocal: true,
  comesToCustomers: true,
  accent: "olive",
  headlines: {
    plain: "Your ride[ in {place}]",
    warm: "Get in, and lean back",
    elegant: "Quietly on your way",
    lively: "Where to?",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Tell us from where, to where and when, and ask us about the fare.",
  ctaText: "Order a ride",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🚕",
      "Rides in town",
      "local journeys, town rides, local trips, city rides",
      "To the station, to the doctor, home from a party.",
    ),
    offer(
      "✈️",
      "Airport rides",
      "airport transfer, airport run, airport taxi, to the airport, airport rides, airport journeys",
      "Tell us your flight, and how many bags.",
      "rides to the airport",
    ),
    offer(
      "🛣️",
      "Long distances",
      "long distance, long journeys",
      "When the last train has left.",
      "long-distance rides",
    ),
    offer(
      "🚐",
      "Minibuses",
      "minibus, 8 seater, group travel, people carrier",
      "For groups and their luggage.",
    ),
    offer(
      "💼",
      "Business rides",
      "business account, corporate travel, account customers, business travel",
      "Ask us about a monthly bill.",
    ),
    offer("🎒", "School runs", "school run, school transport", "For parents who can't be everywhere."),
    offer(
      "♿",
      "Wheelchairs",
      "wheelchair, wheelchair access, wheelchair accessible",
      "Tell us what you need when you book.",
      "rides for wheelchair users",
    ),
    offer(
      "🏥",
      "Rides to appointments",
      "hospital appointment, medical transport, hospital transport",
      "There, and back again.",
    ),
    offer(
      "💍",
      "Weddings",
      "wedding car, wedding transport, weddings",
      "For the couple, or for the guests.",
      "wedding rides",
    ),
    offer("📦", "Parcels", "courier, parcel, parcels", "For papers and parcels that can't wait."),
  ],
  figures: [
    { label: "Cars on the road", hint: "For example 9" },
    { label: "Years in business", hint: "For example 14" },
    { label: "Drivers", hint: "For example 12" },
  ],
  plans: [
    {
      name: "Airport",
      period: "per ride",
      features: ["One to four people", "Luggage"],
      hint: "For example $55",
    },
    { name: "By the hour", period: "per hour", features: ["A car and its driver"], hint: "For example $60" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "taxi", "[taxi {place}]"],
};
