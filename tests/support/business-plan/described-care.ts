import type { DescribedRow } from "./described-row";

/** Descriptions of businesses that care for people and animals. */
export const describedCare: readonly DescribedRow[] = [
  [
    "hair-salon",
    "Maison Claire",
    "Lyon",
    "An elegant hair salon called Maison Claire in Lyon, offering cuts, colour, balayage and bridal styling.",
  ],
  [
    "hair-salon",
    "Studio 54 Hair",
    "Brooklyn, New York",
    '"Studio 54 Hair" is a barbershop in Brooklyn, New York. Fades, beard trims, hot towel shaves.',
  ],
  [
    "beauty-salon",
    "Lotus Room",
    "Nice",
    "Welcome to Lotus Room, a day spa in Nice. Facials, massages and a steam bath. Calm colours, please: lavender and white.",
  ],
  [
    "beauty-salon",
    "Polished",
    "Cardiff",
    "Polished is a nail salon in Cardiff. Manicure from £25, pedicure £32. Fun, bold, colourful.",
  ],
  [
    "dentist",
    "Zahnwerk",
    "St. Gallen",
    "I need a website for my dental practice in St. Gallen. Its name is Zahnwerk. We are three dentists and offer implants, hygiene and children's dentistry.",
  ],
  [
    "dentist",
    "Harbour Dental Clinic",
    "Halifax",
    "Harbour Dental Clinic\nHalifax's friendly dentists. Based in Halifax.\n- check-ups\n- whitening\n- emergency appointments",
  ],
  [
    "doctor",
    "Lindenhof Medical Centre",
    "Basel",
    "Lindenhof Medical Centre is a family medical practice in Basel. Four doctors, vaccinations, health checks and blood tests.",
  ],
  [
    "doctor",
    "Dr. Amara Okafor",
    "Lagos",
    "Dr. Amara Okafor is a paediatrician in Lagos. She looks after babies, children and their worried parents.",
  ],
  [
    "physiotherapist",
    "Northside Physio",
    "Sheffield",
    "Name: Northside Physio\nKind: physiotherapy practice\nLocation: Sheffield\n- back pain\n- sports injuries\n- dry needling",
  ],
  [
    "physiotherapist",
    "Back in Motion",
    "Denver",
    "At Back in Motion we offer physical therapy in Denver: rehab after surgery, sports injuries, massage.",
  ],
  [
    "vet",
    "Happy Paws",
    "Wellington, New Zealand",
    "Happy Paws is a veterinary clinic for cats and dogs in Wellington, New Zealand.",
  ],
  [
    "vet",
    "",
    "Aberdeen",
    "small mobile vet in aberdeen, we come to farms and homes. vaccinations, microchipping, puppies.",
  ],
  [
    "gym",
    "Iron Temple Gym",
    "Austin",
    "We are Iron Temple Gym, a lively gym in downtown Austin with strength training, group classes and personal coaching.",
  ],
  [
    "gym",
    "Box 21",
    "Cologne",
    "Box 21 is a CrossFit box in Cologne. Membership for €79 per month, day pass €15. 35 classes a week.",
  ],
  [
    "yoga-studio",
    "Still Water",
    "Lake Geneva",
    "Yoga with Maya: vinyasa and yin classes near Lake Geneva. The studio is called Still Water.",
  ],
  ["yoga-studio", "Flow House", "Denver", "At Flow House we teach hot yoga and Pilates in downtown Denver."],
];
