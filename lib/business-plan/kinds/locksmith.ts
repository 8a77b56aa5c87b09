import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const locksmith: BusinessKind = {
  key: "locksmith",
  label: "locksmith",
  ...named(
    "locksmith, locksmith company=locksmith, lock and key shop, locksmith service=locksmith, key shop, key cutting shop, lock company, mobile locksmith=mobile locksmith",
    "locksmithing, key cutting",
  ),
  hints: list("locks, keys, lockout, locked out, safes, cylinders, doors, deadbolts, burglary, car keys"),
  qualifiers: list("emergency, local, family, mobile, commercial, residential, licensed"),
  schemaType: "Locksmith",
  isLocal: true,
  comesToCustomers: true,
  accent: "slate",
  headlines: {
    plain: "Locks and keys[ in {place}]",
    warm: "Locked out? Tell us where you are",
    elegant: "Good locks, neatly fitted",
    lively: "Knock, knock? Call us",
  },
  subtitle: "{name} is your {kind}[ in {place}]. Tell us which door it is, and ask us what it takes.",
  ctaText: "Get help",
  tagline: "Your {kind}[ in {place}]",
  offering: "We help with",
  offers: [
    offer(
      "🚪",
      "Locked out",
      "locked out, lockout, door opening, door openings",
      "The door is shut and the key inside? Call us.",
      "opening doors",
    ),
    offer(
      "🔒",
      "New locks",
      "lock replacement, new locks, lock change, lock installation, change locks",
      "After a move, a break-in or a lost bag.",
    ),
    offer(
      "🔑",
      "Keys",
      "key cutting, spare key, key copying, duplicate key, keys cut",
      "One more for the neighbour.",
    ),
    offer(
      "🚗",
      "Car keys",
      "car key, car lockout, key fob, transponder key",
      "For keys that lie on the driver's seat.",
    ),
    offer("🔧", "Lock repairs", "lock repair, repair locks", "For locks that stick, scratch or jam."),
    offer(
      "🏢",
      "Master key systems",
      "master key, access control, key system",
      "One key, many doors, or the other way round.",
    ),
    offer(
      "📱",
      "Electronic locks",
      "smart lock, electronic lock, keypad lock",
      "For those who would rather carry no key.",
    ),
    offer("🧰", "Safes", "safe opening, safes, safe installation", "To open, to fit or to move."),
    offer(
      "🛡️",
      "Burglary protection",
      "burglary protection, home security, security locks, burglar proof",
      "Ask us where your door is weak.",
    ),
    offer("🪟", "Windows and patio doors", "window lock, patio door, upvc", "For the ways in at the back."),
  ],
  figures: [
    { label: "Years in the trade", hint: "For example 14" },
    { label: "Doors opened a year", hint: "For example 900" },
    { label: "People in the team", hint: "For example 4" },
  ],
  plans: [
    {
      name: "Door opening",
      period: "per visit",
      features: ["The journey", "A door opened"],
      hint: "For example $90",
    },
    { name: "New lock", period: "", features: ["A lock", "Fitting"], hint: "For example $140" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "locks", "[keys {place}]"],
};
