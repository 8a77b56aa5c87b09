import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const childcare: BusinessKind = {
  key: "childcare",
  label: "childcare provider",
  ...named(
    "childcare provider, childminder, nursery school, kindergarten, preschool, day nursery, children's nursery, daycare=day care centre, daycare centre=day care centre, daycare center=day care center, day care centre, day care center, playgroup, nanny agency, creche=crèche, pre school=preschool, child care centre=childcare centre, childcare centre, after school club, babysitter=babysitting service, forest kindergarten",
    "childminding=childminder, childcare, child care",
  ),
  hints: list(
    "toddlers, babies, children, little ones, play, parents, naps, under fives, early years, outdoor play",
  ),
  qualifiers: list(
    "bilingual, family, Montessori, Waldorf, forest, community, independent, English, German, French, Spanish, registered",
  ),
  schemaType: "ChildCare",
  isLocal: true,
  accent: "rose",
  headlines: {
    plain: "Days for small children[ in {place}]",
    warm: "Come in, small feet",
    elegant: "Room to grow",
    lively: "Mud, songs and naps",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Tell us about your child, and come and see where the days are spent.",
  ctaText: "Arrange a visit",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "👶",
      "Babies",
      "babies, infants, under ones, under twos",
      "For those who have only just arrived.",
      "care for babies",
    ),
    offer(
      "🧒",
      "Toddlers",
      "toddlers, toddler group, two year olds",
      "For those who have just learned to run.",
      "care for toddlers",
    ),
    offer(
      "🎒",
      "Before school",
      "pre school year, school readiness, three to five, preschool children",
      "Tying shoes, taking turns, telling stories.",
      "the years before school",
    ),
    offer(
      "🏫",
      "After school",
      "after school, after school care, before and after school",
      "For the hours between the bell and supper.",
      "care after school",
    ),
    offer(
      "🌳",
      "Outdoor play",
      "outdoor play, forest days, forest school, outdoors",
      "Boots, puddles and sticks.",
    ),
    offer("🎨", "Painting and crafts", "crafts, painting, arts and crafts", "Aprons on."),
    offer(
      "🎵",
      "Music and songs",
      "music and movement, singing, music time, nursery rhymes",
      "With spoons, drums and voices.",
    ),
    offer("🗣️", "Two languages", "bilingual, two languages, second language", "Good morning, twice."),
    offer("🥣", "Meals", "home cooked meals, healthy meals, meals", "Ask us what is on the table.", "meals"),
    offer(
      "🏖️",
      "Holiday care",
      "holiday care, holiday club, school holidays",
      "For weeks when school is out.",
    ),
    offer(
      "🗓️",
      "Single days",
      "part time, half days, flexible hours, single days",
      "Ask us which days are free.",
      "care on single days",
    ),
  ],
  figures: [
    { label: "Places", hint: "For example 18" },
    { label: "People in the team", hint: "For example 6" },
    { label: "Years of experience", hint: "For example 12" },
  ],
  plans: [
    { name: "Half day", period: "per month", features: ["Five mornings a week"], hint: "For example $480" },
    { name: "Full day", period: "per month", features: ["Five days a week"], hint: "For example $920" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "childcare", "[childcare {place}]"],
};
