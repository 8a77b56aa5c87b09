import {
  BadgeDollarSign,
  ChartNoAxesColumn,
  House,
  type LucideIcon,
  Megaphone,
  MessageSquareQuote,
  Palette,
  PanelsTopLeft,
  Rocket,
  Signature,
  Sparkles,
} from "lucide-react";
import type { PlanSection } from "@/lib/business-plan/answers";

/** Labels and icons of the sections. */
export const sectionInfo: Record<PlanSection, { title: string; hint: string; icon: LucideIcon }> = {
  hero: { title: "Hero", hint: "The first thing visitors read", icon: Sparkles },
  identity: { title: "Name and tagline", hint: "At the top and the foot of the page", icon: Signature },
  features: { title: "Features", hint: "What you offer", icon: Rocket },
  stats: { title: "Figures", hint: "Numbers that convince, which only you know", icon: ChartNoAxesColumn },
  plans: { title: "Pricing", hint: "Your prices, side by side", icon: BadgeDollarSign },
  testimonials: { title: "Testimonials", hint: "What customers really said", icon: MessageSquareQuote },
  callToAction: {
    title: "Call to action",
    hint: "The last words before the foot of the page",
    icon: Megaphone,
  },
  accent: { title: "Colour", hint: "For the whole page, by day and by night", icon: Palette },
  home: { title: "Search: home page", hint: "Description of / for search engines", icon: House },
  welcome: {
    title: "Search: welcome page",
    hint: "Description of /welcome for search engines",
    icon: PanelsTopLeft,
  },
};

const paths: Partial<Record<PlanSection, string>> = { identity: "footer", plans: "pricing.plans" };

/** The path of a section in the form. */
export const pathOf = (section: PlanSection) => paths[section] ?? section;
