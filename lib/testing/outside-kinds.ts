/** A description of a business outside the known kinds, and what a person reads in it; empty where it does not say so. */
export type OutsideKinds = { description: string; name: string; place: string; offers: readonly string[] };

const outside = (
  description: string,
  name: string,
  place: string,
  offers: readonly string[],
): OutsideKinds => ({
  description,
  name,
  place,
  offers,
});

/** Crafts, services, places and non-profits, as their owners describe them. */
export const outsideKinds: readonly OutsideKinds[] = [
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
    "Community choir in Brighton, run by Peter Marsh. We sing gospel, pop and folk every Tuesday in the church hall; coffee and cake afterwards.",
    "",
    "Brighton",
    ["Gospel", "Pop", "Folk", "Coffee", "Cake"],
  ),
  outside(
    "A podcast studio called Loud Room in Bristol. Services include recording, mixing and live streams.",
    "Loud Room",
    "Bristol",
    ["Recording", "Mixing", "Live streams"],
  ),
  outside(
    "Letterpress stationery: wedding invitations, business cards and notebooks, printed by hand in Porto. hello@inkandlead.example",
    "",
    "Porto",
    ["Wedding invitations", "Business cards", "Notebooks"],
  ),
  outside(
    "We rent out canoes and kayaks on the River Wye from £25 a day. Paddle Hire Ltd",
    "Paddle Hire Ltd",
    "the River Wye",
    ["Canoes", "Kayaks"],
  ),
  outside(
    "Food bank run by volunteers in Dundee. We collect tins, hand out parcels and cook a hot lunch on Fridays.",
    "",
    "Dundee",
    ["Tins", "Parcels", "Hot lunch"],
  ),
  outside(
    "Escape room in Lisbon called The Locked Quay; three rooms, groups of up to six, from €18 per person.",
    "The Locked Quay",
    "Lisbon",
    ["Escape room"],
  ),
  outside("I tune and restore pianos across Norfolk. Call 01603 555 010.", "", "Norfolk", ["Pianos"]),
  outside(
    "Falconry displays; hawk walks; owl encounters for children's birthdays. Based near Hexham. No dogs allowed.",
    "",
    "Hexham",
    ["Falconry displays", "Hawk walks", "Owl encounters"],
  ),
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
    "Dog-friendly lighthouse tours run by the Harbour Trust, a charity in Whitby. Tickets £6, children £3.",
    "Harbour Trust",
    "Whitby",
    ["Dog-friendly lighthouse tours", "Tickets"],
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
    "We run a toy library for families in Utrecht: borrow board games, puzzles and costumes for three weeks.",
    "",
    "Utrecht",
    ["Borrow board games", "Puzzles", "Costumes"],
  ),
  outside(
    "Chimney sweep in Stirling. Sweeping from £55, bird guards, smoke tests. Certified by HETAS. Run by Callum Ross.",
    "",
    "Stirling",
    ["Sweeping", "Bird guards", "Smoke tests"],
  ),
  outside("Wir reparieren alte Uhren in Bern. Gegründet von Anna Keller.", "", "Bern", ["Alte Uhren"]),
  outside(
    "Refugee sewing project in Malmö. We teach sewing, sell bags and mend uniforms for hotels. Donations welcome.",
    "",
    "Malmö",
    ["Sewing", "Bags", "Uniforms", "Donations"],
  ),
  outside(
    "Drone surveys of roofs, bridges and wind turbines. Our company is named Skyline Survey. Prices from $450 per flight.",
    "Skyline Survey",
    "",
    ["Drone surveys"],
  ),
  outside("Hot air balloon flights over Cappadocia at sunrise, with breakfast and a hotel pick-up.", "", "", [
    "Hot air balloon flights",
  ]),
  outside(
    "Mobile sauna on a trailer, rented by the day or weekend in Tampere; wood and towels included.",
    "",
    "Tampere",
    ["Wood", "Towels"],
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
    "A museum of radios in Turin, opened by Carlo Bianchi in 1988; guided tours on Sundays, school visits and a small shop.",
    "",
    "Turin",
    ["Guided tours", "School visits", "Small shop"],
  ),
  outside(
    "Alpaca walks and knitting yarn from our farm near Kendal. Email farm@fellalpacas.example or call 01539 555 123.",
    "",
    "Kendal",
    ["Alpaca walks", "Knitting yarn"],
  ),
  outside(
    "Puppet theatre for schools, libraries and festivals. Shows, workshops and puppets made to order. Strings Attached",
    "Strings Attached",
    "",
    ["Shows", "Workshops", "Puppets"],
  ),
  outside(
    "Ghost tours of York after dark, led by storyteller Edith Graves. £12 adults, £8 children.",
    "",
    "York",
    ["Ghost tours of York"],
  ),
  outside(
    "We are not a restaurant. We teach people to cook over open fire in the woods near Aarhus.",
    "",
    "Aarhus",
    ["Teach people to cook"],
  ),
  outside("Scuba diving trips, wreck dives and night dives off Malta. We don't rent equipment.", "", "", [
    "Scuba diving trips",
    "Wreck dives",
    "Night dives",
  ]),
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
  outside(
    "Our allotment society rents plots, sells seeds and holds an open day in June. Society name: Hillside Growers.",
    "Hillside Growers",
    "",
    ["Plots", "Seeds", "Open day"],
  ),
  outside("we fix typewriters", "", "", ["Typewriters"]),
  outside(
    "Night market for street artists in Nairobi — stalls, live drawing, prints from 500 KES. Contact: stalls@nightmarket.example",
    "",
    "Nairobi",
    ["Stalls", "Live drawing", "Prints"],
  ),
  outside(
    "Brass band in Halifax. We rehearse on Mondays; tea, coffee and cake in the break, bread rolls on request.",
    "",
    "Halifax",
    ["Tea", "Coffee", "Cake", "Bread rolls"],
  ),
  outside("A dog hotel called Barking Hall near Bath: kennels, walks and grooming.", "Barking Hall", "Bath", [
    "Kennels",
    "Walks",
    "Grooming",
  ]),
  outside(
    "We're a repair café for bicycles and toasters, run by volunteers, in the gym of the school in Lund.",
    "",
    "Lund",
    [],
  ),
  outside("Sand sculptures for festivals, with a photographer on site. Called Grain.", "Grain", "", [
    "Sand sculptures",
  ]),
  outside("We build boats in Oslo with a carpenter; oars, masts and sails.", "", "Oslo", [
    "Boats",
    "Oars",
    "Masts",
    "Sails",
  ]),
  outside("I teach Gaelic songs and Highland dancing to adults on Skye.", "", "", [
    "Gaelic songs",
    "Highland dancing",
  ]),
  outside(
    "We are a charity called Second Spring that helps refugees in Bremen with forms, furniture and language cafés.",
    "Second Spring",
    "Bremen",
    [],
  ),
  outside(
    "Hedgehog hospital. We take in injured hedgehogs, nurse them and release them. Donations keep us going. Volunteers welcome!",
    "",
    "",
    ["Injured hedgehogs", "Volunteers"],
  ),
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
    "Community radio station in Accra. We broadcast local news, play highlife and train young presenters. No adverts.",
    "",
    "Accra",
    ["Local news", "Play highlife", "Young presenters"],
  ),
  outside(
    "Our cooperative roasts no coffee: we grow tea in Munnar, pick it by hand and send it to members.",
    "",
    "Munnar",
    ["Tea"],
  ),
  outside(
    "Vintage bus hire for weddings and film shoots around Kraków, called Retro Wheels, from 1200 PLN a day.",
    "Retro Wheels",
    "Kraków",
    ["Vintage bus hire"],
  ),
  outside(
    "I am a genealogist in Boston. I trace families, read old handwriting and plan trips to archives.",
    "",
    "Boston",
    ["Trace families", "Read old handwriting", "Plan trips"],
  ),
];
