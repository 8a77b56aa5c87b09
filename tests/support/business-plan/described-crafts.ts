import type { DescribedRow } from "./described-row";

/** Descriptions of craftspeople. */
export const describedCrafts: readonly DescribedRow[] = [
  [
    "plumber",
    "Drake & Sons",
    "Leeds",
    "Plumbing and heating by Drake & Sons, serving Leeds since 1998. Boilers, bathrooms, blocked drains.",
  ],
  [
    "plumber",
    "Pipe Dreams",
    "Auckland",
    "PIPE DREAMS - PLUMBERS IN AUCKLAND. LEAKS, HOT WATER, EMERGENCIES.",
  ],
  [
    "electrician",
    "Sparky's Electrical Services",
    "Glasgow",
    "Sparky's Electrical Services. Rewiring, EV chargers and lighting. Emergency electrician in Glasgow.",
  ],
  [
    "electrician",
    "Volta",
    "Winterthur",
    "Volta is a master electrician in Winterthur with a team of 8. Solar panels, smart homes and safety inspections.",
  ],
  [
    "cleaning",
    "",
    "Dublin",
    "A cleaning company in Dublin. We clean homes and offices, windows and staircases.",
  ],
  [
    "cleaning",
    "Fresh Start",
    "Ottawa",
    "My eco-friendly cleaning service Fresh Start looks after homes in Ottawa. Regular cleaning at $38 per hour.",
  ],
  [
    "builder",
    "Oakley Builders",
    "Exeter",
    "We repair roofs and build extensions. Oakley Builders, family building company, Exeter.",
  ],
  [
    "builder",
    "Stone Bridge",
    "Kendal",
    "Stone Bridge is a construction company in Kendal. Extensions, loft conversions and kitchens.",
  ],
  [
    "carpenter",
    "Holz & Hand",
    "Innsbruck",
    "Holz & Hand is a carpentry workshop in Innsbruck: bespoke furniture, staircases and doors.",
  ],
  [
    "gardener",
    "Green Thumb Gardens",
    "Christchurch",
    "Green Thumb Gardens: garden design and lawn care in Christchurch",
  ],
  [
    "gardener",
    "Rosewood Landscaping",
    "Surrey",
    "Rosewood Landscaping is a landscaping company serving Surrey. Patios, hedges, planting.",
  ],
  [
    "car-repair",
    "Bergmann Garage",
    "Cork",
    "Bergmann Garage, 12 Mill Road, Cork - car repair, tyres and MOT.",
  ],
  [
    "car-repair",
    "Tony's Auto Repair",
    "Queens",
    "Tony's Auto Repair is an independent auto repair shop in Queens. Brakes, oil changes and diagnostics, 25 years of experience.",
  ],
  [
    "florist",
    "Petal & Stem",
    "Ghent",
    "Petal & Stem is your neighbourhood florist in Ghent with bouquets from $25, wedding flowers and delivery.",
  ],
  [
    "florist",
    "Fiore",
    "Florence",
    "fiore is a flower shop in florence. wedding flowers, bouquets, dried flowers",
  ],
];
