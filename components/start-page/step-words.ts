import {
  Building2,
  Clock,
  CreditCard,
  DatabaseBackup,
  Files,
  Globe,
  Images,
  type LucideIcon,
  PencilLine,
  Percent,
  Users,
  UtensilsCrossed,
} from "lucide-react";
import type { Route } from "next";
import type { StartStep } from "@/lib/start-page/answers";

type Step = { title: string; text: string; button: string; href: Route; icon: LucideIcon };

/** The words of each step, and the page that does it. */
export const stepWords: Record<StartStep, Step> = {
  business: {
    title: "Say who you are",
    text: "Name, address and phone: typed once, shown everywhere.",
    button: "Enter your business",
    href: "/admin?tab=business" as Route,
    icon: Building2,
  },
  texts: {
    title: "Write your page",
    text: "Describe your business in a sentence; headings, texts and colours are proposed.",
    button: "Write my page",
    href: "/dashboard?tab=generate" as Route,
    icon: PencilLine,
  },
  pictures: {
    title: "Add your logo and a picture",
    text: "A large picture for the top of your page, and the logo that guests know.",
    button: "Add pictures",
    href: "/admin?tab=editor" as Route,
    icon: Images,
  },
  menu: {
    title: "Publish your menu",
    text: "Type it, import it or start from a sample. Guests find it from your home page.",
    button: "Write the menu",
    href: "/admin?tab=menus" as Route,
    icon: UtensilsCrossed,
  },
  taxes: {
    title: "Enter your rates of tax",
    text: "Guests order, and every rate is 0 %. They are in the menu, under “Restaurant”: usual ones are proposed for many countries, for your accountant to check.",
    button: "Enter the rates",
    href: "/admin?tab=menus" as Route,
    icon: Percent,
  },
  hours: {
    title: "Say when you are open",
    text: "Draw the week, and add holidays. Guests see it, and order only then.",
    button: "Enter the hours",
    href: "/admin?tab=hours" as Route,
    icon: Clock,
  },
  pages: {
    title: "Add what the law asks for",
    text: "Imprint and privacy are drafted from what you entered, to read, complete and publish.",
    button: "Add pages",
    href: "/admin?tab=pages" as Route,
    icon: Files,
  },
  payment: {
    title: "Get paid",
    text: "Until you enter the keys of Stripe, guests order without paying.",
    button: "Enter payment keys",
    href: "/admin?tab=settings" as Route,
    icon: CreditCard,
  },
  address: {
    title: "Name the address of your site",
    text: "Search engines, link previews and invitations need it.",
    button: "Enter the address",
    href: "/admin?tab=settings" as Route,
    icon: Globe,
  },
  people: {
    title: "Add your people",
    text: "Cooks by name and PIN, others by an invitation.",
    button: "Add people",
    href: "/admin?tab=users" as Route,
    icon: Users,
  },
  backups: {
    title: "Have a backup",
    text: "One file with everything, made every night or when you want. Download it to keep it somewhere else.",
    button: "Back up now",
    href: "/admin?tab=backups" as Route,
    icon: DatabaseBackup,
  },
};
