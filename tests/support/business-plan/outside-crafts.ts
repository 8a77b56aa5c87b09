import { outside } from "./outside-kind";

/** Makers, repairers, growers and freelancers, as they describe themselves. */
export const outsideCrafts = [
  outside(
    "mobile beekeeping workshops for schools and companies around Leeds; honey sold online",
    "",
    "Leeds",
    ["Mobile beekeeping workshops", "Honey"],
  ),
  outside(
    "We repair antique clocks and barometers in a small workshop in Ghent. Founded by Anna Keller in 1994.",
    "",
    "Ghent",
    ["Antique clocks", "Barometers"],
  ),
  outside(
    "Letterpress stationery: wedding invitations, business cards and notebooks, printed by hand in Porto. hello@inkandlead.example",
    "",
    "Porto",
    ["Wedding invitations", "Business cards", "Notebooks"],
  ),
  outside("I tune and restore pianos across Norfolk. Call 01603 555 010.", "", "Norfolk", ["Pianos"]),
  outside(
    "The Green Thread mends clothes, knitwear and zips. Founded by two sisters in Glasgow.",
    "The Green Thread",
    "Glasgow",
    ["Clothes", "Knitwear", "Zips"],
  ),
  outside("bookbinder in Edinburgh, repairs old books, makes notebooks and boxes", "", "Edinburgh", [
    "Old books",
    "Notebooks",
    "Boxes",
  ]),
  outside(
    "We grow mushrooms in used coffee grounds and sell them to restaurants in Rotterdam. The business is called Grounded.",
    "Grounded",
    "Rotterdam",
    ["Mushrooms"],
  ),
  outside(
    "Kite & Kettle is a family business in Galway. We make kites and mend kettles.",
    "Kite & Kettle",
    "Galway",
    ["Kites", "Kettles"],
  ),
  outside(
    "Stained glass windows: repairs, new commissions and evening classes, by Maria Lopez in Oaxaca",
    "",
    "Oaxaca",
    ["Repairs", "New commissions", "Evening classes"],
  ),
  outside(
    "Translation of legal documents from Polish and Czech into English. Write to office@lingvo.example",
    "",
    "",
    ["Translation of legal documents"],
  ),
  outside(
    "Founded by Tom Reed, Cask & Cooper makes oak barrels for distilleries in Speyside.",
    "Cask & Cooper",
    "Speyside",
    ["Oak barrels"],
  ),
  outside(
    "Chimney sweep in Stirling. Sweeping from £55, bird guards, smoke tests. Certified by HETAS. Run by Callum Ross.",
    "",
    "Stirling",
    ["Sweeping", "Bird guards", "Smoke tests"],
  ),
  outside("Wir reparieren alte Uhren in Bern. Gegründet von Anna Keller.", "", "Bern", ["Alte Uhren"]),
  outside(
    "Drone surveys of roofs, bridges and wind turbines. Our company is named Skyline Survey. Prices from $450 per flight.",
    "Skyline Survey",
    "",
    ["Drone surveys"],
  ),
  outside("We make wooden surfboards. Owner: Kai Mori. Location: Byron Bay.", "", "Byron Bay", [
    "Wooden surfboards",
  ]),
  outside(
    "Shoe repairs, key cutting, watch batteries. In the old station, Crewe. Named after my grandfather's bakery.",
    "",
    "",
    ["Shoe repairs", "Key cutting", "Watch batteries"],
  ),
  outside(
    "Alpaca walks and knitting yarn from our farm near Kendal. Email farm@fellalpacas.example or call 01539 555 123.",
    "",
    "Kendal",
    ["Alpaca walks", "Knitting yarn"],
  ),
  outside("Sign painter. Shop fronts, pub signs, gold leaf lettering.", "", "", [
    "Shop fronts",
    "Pub signs",
    "Gold leaf lettering",
  ]),
  outside("I write eulogies and wedding speeches. My name is Ruth Adeyemi.", "", "", [
    "Eulogies",
    "Wedding speeches",
  ]),
  outside("Beehives, queens and beekeeping courses, run by Dr. Ines Prado from Seville", "", "Seville", [
    "Beehives",
    "Queens",
    "Beekeeping courses",
  ]),
  outside("we fix typewriters", "", "", ["Typewriters"]),
  outside("Sand sculptures for festivals, with a photographer on site. Called Grain.", "Grain", "", [
    "Sand sculptures",
  ]),
  outside("We build boats in Oslo with a carpenter; oars, masts and sails.", "", "Oslo", [
    "Boats",
    "Oars",
    "Masts",
    "Sails",
  ]),
  outside(
    "Bespoke saddles & bridles, handmade by Jonas Weber near Lucerne. Saddle fitting CHF 150. saddles@weber.example, +41 79 555 01 23",
    "",
    "Lucerne",
    ["Bespoke saddles & bridles", "Saddle fitting"],
  ),
  outside(
    "Tide & Timber: driftwood lamps, mirrors and coat racks. Each piece from £60. Run by Owen and Mari Pugh in Aberdaron. orders@tidetimber.example",
    "Tide & Timber",
    "Aberdaron",
    ["Driftwood lamps", "Mirrors", "Coat racks"],
  ),
  outside(
    "Our cooperative roasts no coffee: we grow tea in Munnar, pick it by hand and send it to members.",
    "",
    "Munnar",
    ["Tea"],
  ),
  outside(
    "Hi! I need a site for my upholstery workshop in Graz. I reupholster chairs, sofas and boat seats. Call +43 316 555 010.",
    "",
    "Graz",
    ["Chairs", "Sofas", "Boat seats"],
  ),
  outside(
    "We cast bells for churches and ships; tuning, rehanging; visits by arrangement. Owned by the Vasquez family since 1871.",
    "",
    "",
    ["Bells", "Tuning", "Rehanging", "Visits"],
  ),
  outside("Sourcing and shipping of vintage synthesizers worldwide. Repairs on request.", "", "", [
    "Sourcing",
    "Shipping of vintage synthesizers",
    "Repairs",
  ]),
  outside(
    '"Paper Moon" – origami decorations for shop windows, weddings and film sets (Kyoto). Custom orders from ¥20,000.',
    "Paper Moon",
    "Kyoto",
    ["Origami decorations", "Custom orders"],
  ),
];
