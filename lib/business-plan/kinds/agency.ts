import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const agency: BusinessKind = {
  key: "agency",
  label: "creative agency",
  ...named(
    "creative agency, marketing agency, design agency, advertising agency, digital agency, design studio, branding agency, branding studio, graphic designer=graphic design studio, graphic design studio, marketing company=marketing agency, pr agency=PR agency, seo agency=SEO agency, social media agency, communications agency",
    "marketing=marketing agency, graphic design=graphic design studio",
  ),
  hints: list(
    "branding, campaigns, logo, logos, brands, content, seo, social media, packaging, copywriting, illustration",
  ),
  qualifiers: list("digital, independent, boutique, dental, B2B, full-service, creative, restaurant, hotel"),
  schemaType: "ProfessionalService",
  isLocal: true,
  accent: "rose",
  headlines: {
    plain: "Design, words and ideas",
    warm: "Tell us your story",
    elegant: "Form, with a reason",
    lively: "Let's make something people talk about",
  },
  subtitle:
    "{name} is {a kind}[ in {place}]. Tell us what is special about you, and let us find a way to show it.",
  ctaText: "Start a project",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer(
      "🎨",
      "Brand and logo",
      "branding, logo, corporate design, brand identity, visual identity",
      "A face for your business.",
      "brands and logos",
    ),
    offer(
      "🖥️",
      "Websites",
      "website, web design, landing page",
      "A place that your customers find their way around in.",
    ),
    offer(
      "📣",
      "Campaigns",
      "campaign, advertising, google ads",
      "One idea, told in the places where your customers are.",
    ),
    offer(
      "📱",
      "Social media",
      "social media, instagram, tiktok, linkedin",
      "For those who have something to say, and no time to post it.",
    ),
    offer(
      "🔍",
      "Search engines",
      "seo, search engine, search engine optimisation, search engine optimization",
      "So that those who look for you may find you.",
      "work on search engines",
    ),
    offer(
      "✍️",
      "Texts",
      "copywriting, storytelling, newsletter, copywriter",
      "Words that sound like you on a good day.",
    ),
    offer(
      "📦",
      "Print and packaging",
      "packaging, brochure, flyer, poster, business card, print design",
      "For things that people hold in their hands.",
    ),
    offer(
      "🎬",
      "Photo and video",
      "photo, video, animation, photography",
      "Moving pictures, and still ones that move.",
    ),
    offer(
      "🧭",
      "Marketing plans",
      "marketing strategy, marketing plan, brand strategy, positioning",
      "What to say, to whom, and how much to spend on it.",
    ),
    offer(
      "📰",
      "Press",
      "press release, public relations, media relations, press work",
      "For stories that others might like to tell.",
      "press work",
    ),
  ],
  figures: [
    { label: "Projects completed", hint: "For example 140" },
    { label: "People in the team", hint: "For example 6" },
    { label: "Years of experience", hint: "For example 11" },
  ],
  plans: [
    {
      name: "Logo and basics",
      period: "",
      features: ["Logo", "Colours and type"],
      hint: "For example $1,800",
    },
    { name: "Campaign", period: "", features: ["An idea", "Texts and pictures"], hint: "For example $4,500" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "design", "[design {place}]"],
};
