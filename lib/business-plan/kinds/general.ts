import type { BusinessKind } from "../kind";
import { offer } from "./table";

/** For a business of which nothing is known but that it is one. */
export const generalKind: BusinessKind = {
  key: "general",
  label: "business",
  names: [],
  hints: [],
  qualifiers: [],
  schemaType: "Organization",
  isLocal: false,
  accent: "bottle-green",
  headlines: {
    plain: "Welcome to {name}",
    warm: "Good to see you here",
    elegant: "{name}, at your service",
    lively: "Say hello to {name}",
  },
  subtitle: "{name} is here for you[ in {place}]. Tell us what you need, and we will find a way.",
  ctaText: "Get in touch",
  tagline: "Here for you[ in {place}]",
  offers: [
    offer(
      "💬",
      "Advice",
      "advice, consultation, consulting, advise",
      "Ask us: we listen first, then tell you what we would do.",
    ),
    offer(
      "🤝",
      "Service",
      "customer service, personal service",
      "Someone who knows you, from the first question on.",
    ),
    offer("📝", "Quotes", "quote, estimate, offer", "Say what you have in mind, and we put a figure to it."),
    offer(
      "🛠️",
      "Made to measure",
      "custom, bespoke, made to measure, tailor made",
      "Not quite what is on the shelf? Let us talk about it.",
    ),
    offer("🚚", "Delivery", "delivery, deliver, shipping", "Brought to where you need it."),
    offer("🔧", "Repairs", "repair, maintenance, fix", "Mend it first, before you buy anew."),
    offer(
      "🎓",
      "Courses",
      "course, class, workshop, training, lesson",
      "Learn it from people who do it every day.",
    ),
    offer("🎁", "Gift vouchers", "voucher, gift card, gift", "For someone who has everything but this."),
    offer(
      "🏢",
      "For companies",
      "companies, corporate, business customers",
      "Larger orders and regular ones, by arrangement.",
    ),
  ],
  figures: [
    { label: "Years in business", hint: "For example 12" },
    { label: "Customers", hint: "For example 350" },
    { label: "People in the team", hint: "For example 8" },
  ],
  plans: [
    { name: "Basic", period: "", features: ["What most people need"], hint: "For example $49" },
    { name: "Complete", period: "", features: ["All of Basic", "And all the rest"], hint: "For example $99" },
  ],
  keywords: ["{name}", "[{name} {place}]"],
};
