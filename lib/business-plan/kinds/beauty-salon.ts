import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const beautySalon: BusinessKind = {
  key: "beauty-salon",
  label: "beauty salon",
  ...named(
    "beauty salon, beauty studio, nail salon, nail studio, nail bar, day spa, spa=spa, beautician=beauty salon, cosmetics studio, brow bar, lash studio, beauty parlour, beauty parlor, skin clinic, massage studio, massage therapist=massage practice, waxing studio, skincare studio, massage practice",
  ),
  hints: list(
    "facial, facials, manicure, pedicure, lashes, brows, waxing, nails, skin care, skincare, make up, makeup, gel nails",
  ),
  qualifiers: list("organic, vegan, natural, mobile, luxury, Thai, Korean, boutique"),
  schemaType: "BeautySalon",
  schemaTypes: {
    "nail salon": "NailSalon",
    "nail studio": "NailSalon",
    "nail bar": "NailSalon",
    "day spa": "DaySpa",
    spa: "DaySpa",
    "massage studio": "HealthAndBeautyBusiness",
    "massage practice": "HealthAndBeautyBusiness",
    "skin clinic": "HealthAndBeautyBusiness",
  },
  isLocal: true,
  accent: "rose",
  headlines: {
    plain: "Time for yourself[ in {place}]",
    warm: "An hour that is only yours",
    elegant: "Care, quietly done",
    lively: "Treat yourself at {name}",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Leave the day outside for a while, and let us look after you.",
  ctaText: "Book an appointment",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🧖",
      "Facials",
      "facial, face treatment, skin treatment, chemical peel, skincare, skin care",
      "For skin that wants a rest; tell us what it needs.",
    ),
    offer(
      "💅",
      "Manicure",
      "manicure, gel nail, shellac, nail art, nails",
      "Plain or playful, as you like.",
      "manicures",
    ),
    offer("🦶", "Pedicure", "pedicure, foot care", "For feet that have carried you all week.", "pedicures"),
    offer(
      "👁️",
      "Brows",
      "brows, eyebrow, brow lamination, microblading",
      "Shaped or tinted to suit your face.",
    ),
    offer(
      "✨",
      "Lashes",
      "lashes, eyelash, lash extension, lash lift",
      "For a look that is awake before you are.",
    ),
    offer(
      "🪒",
      "Hair removal",
      "waxing, sugaring, hair removal, laser hair removal",
      "Waxed or sugared, or in another way: ask us which suits you.",
    ),
    offer(
      "💄",
      "Make-up",
      "make up, makeup, bridal make up",
      "For a photograph, a wedding or an evening.",
      "make-up",
    ),
    offer(
      "💆",
      "Massage",
      "massage, hot stone, reflexology",
      "For shoulders, for the back, or from head to toe.",
      "massages",
    ),
    offer(
      "🌿",
      "Body treatments",
      "body treatment, body wrap, body scrub",
      "Scrubs, wraps and a little peace.",
    ),
    offer(
      "🎁",
      "Gift vouchers",
      "gift voucher, gift card",
      "Give someone an hour in which the phone stays silent.",
    ),
    offer("♨️", "Steam bath", "steam bath, steam room, hammam", "Heat, quiet, and then something cool."),
    offer("🧖", "Sauna", "sauna", "For days that were too cold or too long."),
  ],
  figures: [
    { label: "Treatments on offer", hint: "For example 20" },
    { label: "Years of experience", hint: "For example 9" },
    { label: "People in the team", hint: "For example 4" },
  ],
  plans: [
    {
      name: "Facial",
      period: "per visit",
      features: ["Skin analysis", "Cleansing and care"],
      hint: "For example $75",
    },
    {
      name: "Hands and feet",
      period: "per visit",
      features: ["Manicure", "Pedicure"],
      hint: "For example $70",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "beauty treatments", "[beauty treatments {place}]"],
};
