import type { DescribedRow } from "./described-row";

/** Descriptions of restaurants, cafés, bakeries, bars and hotels. */
export const describedHospitality: readonly DescribedRow[] = [
  [
    "restaurant",
    "Casa Bella",
    "the Old Town of Bern",
    "Casa Bella is a family-run Italian restaurant in the Old Town of Bern. We serve fresh pasta, wood-fired pizza and natural wine, and since 1998 half the street has eaten with us.",
  ],
  [
    "restaurant",
    "Casa Bella",
    "Bern",
    "CASA BELLA IS AN ITALIAN RESTAURANT IN BERN. WE OFFER LUNCH, DINNER AND CATERING.",
  ],
  [
    "restaurant",
    "Spice Route",
    "Leicester",
    "We opened Spice Route, a small Indian restaurant in Leicester, with 40 seats and a menu that changes with the seasons.",
  ],
  [
    "restaurant",
    "La Petite Table",
    "San Francisco, CA",
    'Our bistro "La Petite Table" in San Francisco, CA serves French classics for lunch and dinner. Fine dining without the fuss.',
  ],
  [
    "cafe",
    "The Copper Kettle",
    "Bath",
    "we run a small cafe called the copper kettle in bath with homemade cakes and brunch",
  ],
  [
    "cafe",
    "Bean & Gone",
    "Melbourne",
    "Bean & Gone – a specialty coffee shop in Melbourne. Flat whites, beans for home, takeaway.",
  ],
  [
    "bakery",
    "Sweet Crumbs",
    "Portland",
    "Sweet Crumbs is a cosy family bakery in Portland. We bake sourdough bread, croissants and birthday cakes to order.",
  ],
  [
    "bakery",
    "Korn & Kruste",
    "Vienna",
    "We are not a restaurant but a bakery. Korn & Kruste in Vienna bakes rye bread and vegan cakes.",
  ],
  [
    "bakery",
    "Bella's Bakery",
    "Saint-Denis",
    "I need a website for Bella's Bakery, a vegan patisserie in Saint-Denis.",
  ],
  [
    "bar",
    "The Velvet Fox",
    "Soho, London",
    "The Velvet Fox is a cocktail bar in Soho, London. Bold drinks, live jazz, small plates.",
  ],
  [
    "bar",
    "O'Malley's",
    "Galway",
    "O'Malley's is an Irish pub in Galway with live music, quiz nights and 14 beers on tap.",
  ],
  [
    "hotel",
    "Alpenblick",
    "Grindelwald",
    "Our hotel Alpenblick in Grindelwald has 24 rooms, a sauna and a restaurant.",
  ],
  [
    "hotel",
    "Seabreeze Guesthouse",
    "Brighton",
    "Seabreeze Guesthouse is a small family guesthouse in Brighton, two minutes from the beach. Double room £95 per night.",
  ],
];
