import type { BusinessKind } from "../kind";
import { list, offer } from "./table";

export const digitalKinds: readonly BusinessKind[] = [
  {
    key: "software-company",
    label: "software company",
    names: list(
      "software company, ai startup, ai company, software firm, software house, software studio, software startup, software start up, software developer, software agency, tech startup, saas company, saas startup, app developer, it company, web developer, software business, app studio, tech company",
    ),
    activities: list("software, saas, mobile app"),
    labels: {
      "software studio": "software studio",
      "software house": "software house",
      "software startup": "software start-up",
      "software start up": "software start-up",
      "tech startup": "start-up",
      "saas startup": "software start-up",
      "it company": "IT company",
      "web developer": "web developer",
    },
    hints: list(
      "app, apps, platform, cloud, api, developers, code, programming, automation, dashboard, integrations, ai",
    ),
    qualifiers: list("custom, B2B, open-source, cloud, AI, independent"),
    schemaType: "Organization",
    isLocal: false,
    accent: "indigo",
    headlines: {
      plain: "Software that does its job",
      warm: "Software made with the people who use it",
      elegant: "Considered software",
      lively: "Less clicking, more doing",
    },
    subtitle:
      "{name} is {a kind}[ in {place}]. We build tools that are quick to learn and stay out of the way.",
    ctaText: "Ask for a demo",
    tagline: "{Kind}[ from {place}]",
    offers: [
      offer(
        "🧩",
        "Custom software",
        "custom software, bespoke, tailor made, custom development, software development",
        "When nothing on the shelf fits the way you work.",
      ),
      offer(
        "📱",
        "Mobile apps",
        "mobile app, app, ios, android, apps",
        "For the pocket of your customers, or of your team on the road.",
      ),
      offer(
        "🌐",
        "Web applications",
        "web app, web application, website, web development, portal",
        "Works in the browser, with nothing to install.",
      ),
      offer(
        "🔗",
        "Integrations",
        "integration, api, interface, connect",
        "So that your systems speak to each other, and nobody types twice.",
      ),
      offer(
        "☁️",
        "Cloud and hosting",
        "cloud, hosting, devops, infrastructure, migration",
        "Running, updated and backed up.",
      ),
      offer(
        "🤖",
        "Automation and AI",
        "automation, automate, ai, artificial intelligence, machine learning, chatbot",
        "Leave to the machine what bores people.",
      ),
      offer(
        "📊",
        "Data and reports",
        "data, analytics, dashboard, report, reporting",
        "The figures that you decide by, on one page.",
      ),
      offer(
        "🎨",
        "Design and usability",
        "design, ux, ui, prototype, usability",
        "We draw it and try it with users before we build it.",
      ),
      offer(
        "🔐",
        "Security",
        "security, penetration test, gdpr, privacy, encryption",
        "Looked at from the attacker's side, then closed.",
      ),
      offer(
        "🛟",
        "Support and care",
        "support, maintenance, training, onboarding",
        "People who know your system and pick up the phone.",
      ),
    ],
    figures: [
      { label: "People in the team", hint: "For example 9" },
      { label: "Customers", hint: "For example 60" },
      { label: "Projects delivered", hint: "For example 110" },
    ],
    plans: [
      {
        name: "Starter",
        period: "per month",
        features: ["For small teams", "Help by e-mail"],
        hint: "For example $29",
      },
      {
        name: "Team",
        period: "per month",
        features: ["All of Starter", "More users and integrations"],
        hint: "For example $99",
      },
      {
        name: "Custom",
        period: "",
        features: ["Fitted to your systems", "Training for your people"],
        hint: "For example from $5,000",
      },
    ],
    keywords: ["{kind}", "[{kind} {place}]", "software", "apps", "software development", "integrations"],
  },
  {
    key: "online-shop",
    label: "online shop",
    names: list(
      "online shop, online store, web shop, webshop, e commerce shop, ecommerce shop, e commerce store, ecommerce store, internet shop, online boutique, etsy shop, ecommerce business, online retailer",
    ),
    activities: list("ecommerce, e commerce, mail order"),
    labels: {
      "online store": "online store",
      "online boutique": "online boutique",
      "online retailer": "online shop",
    },
    hints: list(
      "shipping, ship, cart, checkout, products, returns, handmade, parcels, orders, worldwide, sell online, online, ships, parcel",
    ),
    qualifiers: list("vegan, organic, sustainable, fair trade, handmade, vintage, independent, second-hand"),
    schemaType: "OnlineStore",
    isLocal: false,
    accent: "ocean",
    headlines: {
      plain: "The shop of {name}",
      warm: "Have a look around, take your time",
      elegant: "Fewer things, better chosen",
      lively: "Go on, treat yourself",
    },
    subtitle:
      "{name} is {a kind}[ from {place}]. Browse in peace, order in a minute, and look forward to the parcel.",
    ctaText: "Visit the shop",
    tagline: "{Kind}[ from {place}]",
    offers: [
      offer(
        "🆕",
        "New in the shop",
        "new, collection, arrivals",
        "What has just arrived, and what comes next.",
      ),
      offer(
        "🎁",
        "Gifts",
        "gift, present, gift wrapping, gift box",
        "For birthdays, for housewarmings, for no reason at all.",
      ),
      offer(
        "🧶",
        "Handmade",
        "handmade, hand made, handcrafted, artisan",
        "Made by hand, so that each piece is a little different.",
      ),
      offer(
        "👕",
        "Clothing",
        "clothing, clothes, fashion, shirt, dress, dresses, t shirt",
        "Pieces that you reach for again and again.",
      ),
      offer(
        "💍",
        "Jewellery and accessories",
        "jewellery, jewelry, accessories, bag, scarf, earring",
        "The small thing that finishes the day's outfit.",
      ),
      offer(
        "🏠",
        "For the home",
        "home, decor, furniture, candle, ceramics, kitchenware, homeware",
        "Things that make a room yours.",
      ),
      offer(
        "🧴",
        "Care and beauty",
        "cosmetics, soap, skincare, beauty",
        "For skin, hair and quiet evenings.",
      ),
      offer(
        "🍯",
        "Food and drink",
        "tea, coffee, chocolate, spices, honey, wine, delicacies, olive oil",
        "Good things for the pantry, safely packed.",
      ),
      offer("🧸", "For children", "toy, toys, kids, baby, children", "To play with, to cuddle and to wear."),
      offer(
        "📦",
        "Shipping",
        "shipping, delivery, deliver, ship, worldwide",
        "Packed with care and sent on its way; you can see where it is.",
      ),
      offer("↩️", "Returns", "returns, exchange, refund", "Does not fit? Send it back to us."),
    ],
    figures: [
      { label: "Products in the shop", hint: "For example 240" },
      { label: "Parcels sent", hint: "For example 5,000" },
      { label: "Countries we ship to", hint: "For example 12" },
    ],
    plans: [
      {
        name: "Gift box",
        period: "per box",
        features: ["A selection of favourites", "Wrapped, with a card"],
        hint: "For example $49",
      },
      {
        name: "Subscription",
        period: "per month",
        features: ["A parcel every month", "Pause it when you like"],
        hint: "For example $29",
      },
    ],
    keywords: ["{kind}", "{name}", "buy online", "gifts", "new products", "shipping"],
  },
];
