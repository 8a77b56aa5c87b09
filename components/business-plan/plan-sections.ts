import {
  BadgeDollarSign,
  ChartNoAxesColumn,
  House,
  type LucideIcon,
  MessageSquareQuote,
  Palette,
  PanelsTopLeft,
  Rocket,
  Signature,
  Sparkles,
} from "lucide-react";
import type { PlanSection } from "@/lib/business-plan/schema";

type SectionInfo = {
  title: string;
  /** As in “Accept hero”. */
  name: string;
  hint: string;
  icon: LucideIcon;
  /** Where the form keeps it. */
  path: string;
};

/** How the sections of a plan are called and shown. */
export const sectionInfo: Record<PlanSection, SectionInfo> = {
  hero: {
    title: "Hero",
    name: "hero",
    hint: "The first thing visitors read",
    icon: Sparkles,
    path: "hero",
  },
  identity: {
    title: "Name and tagline",
    name: "name and tagline",
    hint: "At the top and the foot of the page",
    icon: Signature,
    path: "footer",
  },
  features: {
    title: "Features",
    name: "features",
    hint: "What you offer",
    icon: Rocket,
    path: "features",
  },
  stats: {
    title: "Figures",
    name: "figures",
    hint: "Numbers that convince, which only you know",
    icon: ChartNoAxesColumn,
    path: "stats",
  },
  plans: {
    title: "Pricing",
    name: "pricing",
    hint: "Your prices, side by side",
    icon: BadgeDollarSign,
    path: "pricing.plans",
  },
  testimonials: {
    title: "Testimonials",
    name: "testimonials",
    hint: "What customers really said",
    icon: MessageSquareQuote,
    path: "testimonials",
  },
  accent: {
    title: "Colour",
    name: "colour",
    hint: "For the whole page, by day and by night",
    icon: Palette,
    path: "accent",
  },
  home: {
    title: "Search: home page",
    name: "search settings of the home page",
    hint: "What search engines are told of /",
    icon: House,
    path: "home",
  },
  welcome: {
    title: "Search: welcome page",
    name: "search settings of the welcome page",
    hint: "What search engines are told of /welcome",
    icon: PanelsTopLeft,
    path: "welcome",
  },
};
