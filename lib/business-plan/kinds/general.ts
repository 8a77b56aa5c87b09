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
    elegant: "{name}",
    lively: "Say hello to {name}",
  },
  subtitle: "{name} is here for you[ in {place}]. Tell us what you need, and let us talk about it.",
  ctaText: "Get in touch",
  tagline: "{name}[ in {place}]",
  offers: [
    offer("💬", "Advice", "advice, consultation", "Ask us: that is how most things begin."),
    offer(
      "🤝",
      "Service",
      "customer service, personal service",
      "Questions before, questions after: just ask.",
      "service",
    ),
    offer("📝", "Quotes", "quotes, estimates", "Say what you have in mind, and ask for a figure."),
    offer(
      "🛠️",
      "Made to measure",
      "custom made, bespoke, made to measure, tailor made",
      "Not quite what is on the shelf? Let us talk about it.",
      "things made to measure",
    ),
    offer("🚚", "Delivery", "delivery, we deliver, shipping", "Ask us where to, and how long it takes."),
    offer("🔧", "Repairs", "repairs, repair, maintenance", "Mend it first, before you buy anew."),
    offer(
      "🎓",
      "Courses",
      "courses, classes, workshops, lessons, training course",
      "Learn it from people who do it every day.",
    ),
    offer("🎁", "Gift vouchers", "gift voucher, gift card", "For someone who has everything but this."),
    offer(
      "🏢",
      "For companies",
      "for companies, business customers, corporate clients",
      "Larger orders or regular ones? Talk to us.",
      "work for companies",
    ),
  ],
  figures: [
    { label: "Years in business", hint: "For example 12" },
    { label: "Customers", hint: "For example 350" },
    { label: "People in the team", hint: "For example 8" },
  ],
  plans: [
    { name: "Basic", period: "", features: ["What most people need"], hint: "For example $49" },
    { name: "Complete", period: "", features: ["All of Basic", "And more"], hint: "For example $99" },
  ],
  keywords: ["{name}", "[{name} {place}]"],
};
