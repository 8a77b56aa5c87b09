import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const photographer: BusinessKind = {
  key: "photographer",
  label: "photographer",
  ...named(
    "photographer, photography studio, photo studio, photography business, photography company",
    "photography",
  ),
  hints: list(
    "portraits, shoots, photos, camera, headshots, photo shoot, prints, albums, lens, pictures, images",
  ),
  qualifiers: list(
    "wedding, portrait, newborn, family, product, food, event, fashion, commercial, real estate, architecture, travel, documentary, corporate, pet, freelance, fine art",
  ),
  schemaType: "ProfessionalService",
  isLocal: true,
  comesToCustomers: true,
  accent: "slate",
  headlines: {
    plain: "Photographs[ from {place}]",
    warm: "The moments you want to keep",
    elegant: "Light, and the right moment",
    lively: "Say cheese. Or better, don't.",
  },
  subtitle: "{name}: {kind}[ in {place}]. Tell us what you want to remember, and let us talk about light.",
  ctaText: "Ask for a date",
  tagline: "{Kind}[ in {place}]",
  offers: [
    offer(
      "💍",
      "Weddings",
      "wedding, elopement, engagement shoot",
      "From the nervous morning to the last dance.",
      "wedding photography",
    ),
    offer(
      "🙂",
      "Portraits",
      "portrait, headshot, headshots",
      "One person, one face, and time to forget the camera.",
      "portraits",
    ),
    offer(
      "👨‍👩‍👧",
      "Families",
      "family photo, family portrait, family shoot, family photography, families, maternity",
      "With all the noise that belongs to it.",
      "family pictures",
    ),
    offer(
      "👶",
      "Newborns and children",
      "newborn, babies, baby photo, children's portrait, children's photography",
      "Small hands and feet, before they grow.",
      "pictures of newborns and children",
    ),
    offer(
      "💼",
      "Business pictures",
      "corporate portrait, business portrait, team photo, corporate photography, business photography",
      "For the website, the press and the staff page.",
    ),
    offer(
      "📦",
      "Products",
      "product photo, product photography, still life, product shoot",
      "Your goods in a good light.",
      "product photography",
    ),
    offer(
      "🍽️",
      "Food",
      "food photography, food photo, menu photography",
      "Dishes that make one hungry at first sight.",
      "food photography",
    ),
    offer(
      "🎤",
      "Events",
      "event photography, event, conference, reportage",
      "The stage, the guests, and what happens in between.",
      "event photography",
    ),
    offer(
      "🏛️",
      "Architecture and interiors",
      "architecture, interiors, interior photography, real estate photography",
      "Rooms as they feel when you stand in them.",
    ),
    offer(
      "🖼️",
      "Prints and albums",
      "photo print, album, fine art print, canvas print, prints",
      "Pictures on paper, to be looked at for long.",
    ),
    offer("🎥", "Video", "video, drone footage", "When a still picture is not enough.", "video"),
  ],
  figures: [
    { label: "Weddings photographed", hint: "For example 90" },
    { label: "Years behind the camera", hint: "For example 10" },
    { label: "Pictures in an album", hint: "For example 60" },
  ],
  plans: [
    {
      name: "Portrait",
      period: "per session",
      features: ["A session", "Edited pictures to download"],
      hint: "For example $180",
    },
    {
      name: "Half a day",
      period: "",
      features: ["Four hours", "Edited pictures to download"],
      hint: "For example $950",
    },
    {
      name: "Whole day",
      period: "",
      features: ["From the morning to the dance", "Edited pictures to download"],
      hint: "For example $1,900",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "photography", "[photography in {place}]"],
};
