import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const videographer: BusinessKind = {
  key: "videographer",
  label: "videographer",
  ...named(
    "videographer, video production company, film production company, videography business=videographer, wedding videographer=wedding videographer, video production studio, video agency, filmmaker=film maker, film maker",
    "videography, video production=video production company",
  ),
  hints: list("films, videos, footage, drone, editing, camera, clips, filming, interviews, colour grading"),
  qualifiers: list("wedding, corporate, freelance, event, documentary, independent, music"),
  schemaType: "ProfessionalService",
  isLocal: true,
  comesToCustomers: true,
  accent: "slate",
  headlines: {
    plain: "Films[ from {place}]",
    warm: "For days you want to see again",
    elegant: "Stories, quietly filmed",
    lively: "Lights, camera, you",
  },
  subtitle: "{name}: {kind}[ in {place}]. Tell us what happens, where and when, and who should see it.",
  ctaText: "Ask for a date",
  tagline: "{Kind}[ in {place}]",
  offers: [
    offer(
      "💍",
      "Wedding films",
      "wedding, wedding film, wedding video",
      "For those who cried too much to see it.",
    ),
    offer(
      "🏢",
      "Company films",
      "corporate video, company film, corporate film, image film",
      "Who you are, in two minutes.",
    ),
    offer(
      "🎤",
      "Event films",
      "event video, event film, conference video, aftermovie",
      "For those who were there, and those who were not.",
    ),
    offer(
      "📱",
      "Social media clips",
      "social media, reels, short clips, tiktok",
      "Short, upright and to the point.",
    ),
    offer("🎵", "Music videos", "music video, live session", "For a song that wants pictures."),
    offer(
      "📦",
      "Product films",
      "product video, explainer video, product film",
      "What it does, shown and not told.",
    ),
    offer("🗣️", "Interviews", "interview, testimonial video, talking head", "Good questions, good light."),
    offer("🚁", "Drone footage", "drone, aerial footage, aerial video", "The view of the birds."),
    offer("🎬", "Documentaries", "documentary, reportage", "For stories that need longer."),
    offer(
      "✂️",
      "Editing",
      "video editing, post production, colour grading, color grading",
      "You have filmed it? Send it over.",
      "video editing",
    ),
  ],
  figures: [
    { label: "Films made", hint: "For example 120" },
    { label: "Years behind the camera", hint: "For example 9" },
    { label: "Weddings filmed", hint: "For example 45" },
  ],
  plans: [
    {
      name: "Half a day",
      period: "",
      features: ["Four hours of filming", "A short film"],
      hint: "For example $900",
    },
    {
      name: "Whole day",
      period: "",
      features: ["Filming from morning to night", "A film of the day"],
      hint: "For example $2,100",
    },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "video", "[films in {place}]"],
};
