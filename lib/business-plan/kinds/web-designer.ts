import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const webDesigner: BusinessKind = {
  key: "web-designer",
  label: "web design studio",
  ...named(
    "web design studio, web designer=web design studio, web design agency, web agency, web developer=web design studio, website designer=web design studio, web design company, website agency=web agency, web studio, freelance web designer=web design studio, web development agency, wordpress agency=WordPress agency",
    "web design, website design, building websites, build websites, builds websites, designs websites, makes websites, web development, designing websites, design websites, making websites, make websites",
  ),
  hints: list(
    "websites, wordpress, responsive, landing pages, domains, hosting, online presence, seo, web shops, redesign",
  ),
  qualifiers: list("freelance, independent, boutique, WordPress, small"),
  schemaType: "ProfessionalService",
  isLocal: true,
  accent: "indigo",
  headlines: {
    plain: "Websites[ from {place}]",
    warm: "Tell us about your business",
    elegant: "Fewer pages, better made",
    lively: "Let's put you on the map",
  },
  subtitle: "{name} is {a kind}[ in {place}]. Tell us what your website should do, and who should find it.",
  ctaText: "Start a project",
  tagline: "Your {kind}[ in {place}]",
  offers: [
    offer("🖥️", "Websites", "websites, web site, business website, company website", "From one page to many."),
    offer(
      "🛒",
      "Online shops",
      "online shop, web shop, shopify, woocommerce, online store",
      "For those who sell by night, too.",
    ),
    offer("📄", "Landing pages", "landing page, one page website, one pager", "One page, one aim."),
    offer(
      "🔄",
      "Redesigns",
      "redesign, relaunch, website refresh",
      "For the page that still has a visitor counter.",
    ),
    offer(
      "📝",
      "WordPress",
      "wordpress, cms, content management",
      "For those who want to write themselves.",
      "WordPress",
    ),
    offer(
      "🔍",
      "Search engines",
      "seo, search engine optimisation, search engine optimization",
      "So that those who look for you may find you.",
      "work on search engines",
    ),
    offer(
      "🧰",
      "Maintenance",
      "website maintenance, website care, maintenance plan, website updates",
      "For the time after the launch.",
      "website maintenance",
    ),
    offer(
      "☁️",
      "Hosting and domains",
      "hosting, domain name, domains",
      "A name, an address and a place to live.",
    ),
    offer(
      "✍️",
      "Texts",
      "copywriting, website texts, content writing",
      "Words that sound like you on a good day.",
    ),
    offer("🎨", "Logos", "logo, logo design, branding", "A face for your business."),
    offer(
      "📅",
      "Booking and forms",
      "online booking, contact form, booking system",
      "For customers who do not like to phone.",
    ),
  ],
  figures: [
    { label: "Websites built", hint: "For example 85" },
    { label: "Years of experience", hint: "For example 10" },
    { label: "People in the team", hint: "For example 3" },
  ],
  plans: [
    { name: "One page", period: "", features: ["Design", "One page"], hint: "For example $900" },
    { name: "Website", period: "", features: ["Design", "Up to eight pages"], hint: "For example $3,200" },
    { name: "Care", period: "per month", features: ["Updates"], hint: "For example $45" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "web design", "[web design {place}]"],
};
