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

type SectionInfo = {
  title: string;
  hint: string;
  icon: LucideIcon;
  /** Path in the form. */
  path: string;
};

/** Labels and icons of the sections. */
export const sectionInfo: Record<PlanSection, SectionInfo> = {
  hero: {
    title: "Hero",
    hint: "The first thing visitors read",
    icon: Sparkles,
    path: "hero",
  },
  identity: {
    title: "Name and tagline",
    hint: "At the top and the foot of the page",
    icon: Signature,
    path: "footer",
  },
  features: {
    title: "Features",
    hint: "What you offer",
    icon: Rocket,
    path: "features",
  },
  stats: {
    title: "Figures",
    hint: "Numbers that convince, which only you know",
    icon: ChartNoAxesColumn,
    path: "stats",
  },
  plans: {
    title: "Pricing",
    hint: "Your prices, side by side",
    icon: BadgeDollarSign,
    path: "pricing.plans",
  },
  testimonials: {
    title: "Testimonials",
    hint: "What customers really said",
    icon: MessageSquareQuote,
    path: "testimonials",
  },
  callToAction: {
    title: "Call to action",
    hint: "The last words before the foot of the page",
    icon: Megaphone,
    path: "callToAction",
  },
  accent: {
    title: "Colour",
    hint: "For the whole page, by day and by night",
    icon: Palette,
    path: "accent",
  },
  home: {
    title: "Search: home page",
    hint: "What search engines are told of /",
    icon: House,
    path: "home",
  },
  welcome: {
    title: "Search: welcome page",
    hint: "What search engines are told of /welcome",
    icon: PanelsTopLeft,
    path: "welcome",
  },
};
