import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const drivingSchool: BusinessKind = {
  key: "driving-school",
  label: "driving school",
  ...named(
    "driving school, driving instructor=driving school, driving academy, driving teacher=driving school, motorcycle school, truck driving school",
    "driving lessons, driving tuition",
  ),
  hints: list(
    "learners, theory, instructors, licence, license, driving test, automatic, manual, mock test, highway code, pass",
  ),
  qualifiers: list("local, family, independent, female, automatic"),
  schemaType: "EducationalOrganization",
  isLocal: true,
  accent: "ocean",
  headlines: {
    plain: "Learn to drive[ in {place}]",
    warm: "Breathe in, clutch in",
    elegant: "Calmly to the test",
    lively: "Key in, belt on",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Tell us how far you have come, and when you would like to begin.",
  ctaText: "Book a lesson",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🚗",
      "Driving lessons",
      "driving lesson, lessons in a car, car lessons",
      "One road, one corner, one roundabout at a time.",
    ),
    offer(
      "🕹️",
      "Automatic cars",
      "automatic lesson, automatic car, automatic and manual",
      "Without a clutch, without a stall.",
      "lessons in automatic cars",
    ),
    offer(
      "⚙️",
      "Manual cars",
      "manual lesson, manual car, manual and automatic, manual driving",
      "For those who like to change gear themselves.",
      "lessons in manual cars",
    ),
    offer(
      "📚",
      "Theory",
      "theory lesson, theory test, theory, highway code",
      "Signs, rules and who goes first.",
      "theory lessons",
    ),
    offer(
      "📝",
      "Test preparation",
      "test preparation, mock test, driving test, practical test",
      "The way to the test, and round it.",
      "preparation for the test",
    ),
    offer(
      "🚀",
      "Intensive courses",
      "intensive course, crash course, intensive driving",
      "For those who are in a hurry.",
      "intensive courses",
    ),
    offer(
      "🔄",
      "Refresher lessons",
      "refresher lesson, refresher course, refresher",
      "For licences that lay in a drawer.",
    ),
    offer(
      "🛣️",
      "Motorway lessons",
      "motorway lesson, pass plus, motorway driving",
      "Joining, overtaking and leaving.",
      "motorway lessons",
    ),
    offer(
      "😌",
      "Nervous drivers",
      "nervous driver, anxious driver, nervous learner",
      "Tell us, and begin on quiet roads.",
      "lessons for nervous drivers",
    ),
    offer(
      "🏍️",
      "Motorcycles",
      "motorcycle, motorbike, moped, cbt",
      "Two wheels, one balance.",
      "motorcycle lessons",
    ),
    offer(
      "🚛",
      "Trucks and trailers",
      "truck licence, lorry, trailer, hgv",
      "For large things and long bends.",
      "lessons with trucks and trailers",
    ),
  ],
  figures: [
    { label: "Instructors", hint: "For example 5" },
    { label: "Years of experience", hint: "For example 15" },
    { label: "Learners a year", hint: "For example 160" },
  ],
  plans: [
    {
      name: "Single lesson",
      period: "per lesson",
      features: ["A lesson for you alone"],
      hint: "For example $45",
    },
    {
      name: "Ten lessons",
      period: "",
      features: ["Ten lessons, as your week allows"],
      hint: "For example $420",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "driving lessons", "[driving lessons {place}]"],
};
