import { outside } from "./outside-kind";

/** Places, trips, courses and non-profits, as their owners describe them. */
export const outsidePlaces = [
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
  outside(
    "Falconry displays; hawk walks; owl encounters for children's birthdays. Based near Hexham. No dogs allowed.",
    "",
    "Hexham",
    ["Falconry displays", "Hawk walks", "Owl encounters"],
  ),
  outside(
    "Dog-friendly lighthouse tours run by the Harbour Trust, a charity in Whitby. Tickets £6, children £3.",
    "Harbour Trust",
    "Whitby",
    ["Dog-friendly lighthouse tours", "Tickets"],
  ),
  outside(
    "We run a toy library for families in Utrecht: borrow board games, puzzles and costumes for three weeks.",
    "",
    "Utrecht",
    ["Borrow board games", "Puzzles", "Costumes"],
  ),
  outside(
    "Refugee sewing project in Malmö. We teach sewing, sell bags and mend uniforms for hotels. Donations welcome.",
    "",
    "Malmö",
    ["Sewing", "Bags", "Uniforms", "Donations"],
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
  outside(
    "A museum of radios in Turin, opened by Carlo Bianchi in 1988; guided tours on Sundays, school visits and a small shop.",
    "",
    "Turin",
    ["Guided tours", "School visits", "Small shop"],
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
  outside(
    "Our allotment society rents plots, sells seeds and holds an open day in June. Society name: Hillside Growers.",
    "Hillside Growers",
    "",
    ["Plots", "Seeds", "Open day"],
  ),
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
    "Community radio station in Accra. We broadcast local news, play highlife and train young presenters. No adverts.",
    "",
    "Accra",
    ["Local news", "Play highlife", "Young presenters"],
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
  outside(
    "Create a website for a falconry centre called Talon & Hood in Northumberland. We fly hawks, owls and eagles for schools and weddings.",
    "Talon & Hood",
    "Northumberland",
    ["Hawks", "Owls", "Eagles"],
  ),
  outside(
    "Non-profit lending library of tools: drills, ladders, sewing machines. Membership $20 a year. Volunteers run it in Tacoma.",
    "",
    "Tacoma",
    ["Drills", "Ladders", "Sewing machines", "Membership"],
  ),
  outside(
    "Candlelight concerts in old cisterns, Istanbul. Tickets from 400 TRY. No food, no drinks.",
    "",
    "Istanbul",
    ["Candlelight concerts", "Tickets"],
  ),
  outside(
    "mushroom foraging walks with lunch, autumn weekends, Black Forest. Guide: Uwe Brandt, certified mycologist",
    "",
    "",
    ["Mushroom foraging walks", "Autumn weekends", "Black Forest"],
  ),
];
