import type { BusinessKind } from "../kind";
import { list, named, offer } from "./table";

export const softwareCompany: BusinessKind = {
  key: "software-company",
  label: "software company",
  ...named(
    "software company, ai startup=AI start-up, ai company=AI company, software firm=software company, software house, software studio, software startup=software start-up, software start up=software start-up, software developer=software company, software agency, tech startup=start-up, saas company=SaaS company, saas startup=SaaS start-up, app developer=app developer, it company=IT company, software business, app studio, tech company",
    "software, saas, mobile app",
  ),
  hints: list(
    "app, apps, platform, cloud, api, developers, code, programming, automation, dashboard, integrations, ai",
  ),
  qualifiers: list("custom, B2B, open-source, cloud, AI, independent"),
  schemaType: "Organization",
  isLocal: false,
  accent: "indigo",
  headlines: {
    plain: "Software for daily work",
    warm: "Software made with the people who use it",
    elegant: "Considered software",
    lively: "Less clicking, more doing",
  },
  subtitle:
    "{name} is {a kind}[ from {place}]. Tell us what takes you too long today, and let us look at it together.",
  ctaText: "Ask for a demo",
  tagline: "{Kind}[ from {place}]",
  offers: [
    offer(
      "🧩",
      "Custom software",
      "custom software, bespoke software, tailor made software, custom development, software development",
      "When nothing on the shelf fits the way you work.",
    ),
    offer(
      "📱",
      "Mobile apps",
      "mobile app, ios, android",
      "For the pocket of your customers, or of your team on the road.",
    ),
    offer(
      "🌐",
      "Web applications",
      "web app, web application, web development, customer portal",
      "For the browser, with nothing to install.",
    ),
    offer(
      "🔗",
      "Integrations",
      "integration, api, interfaces",
      "So that systems speak to each other, and nobody types twice.",
    ),
    offer(
      "☁️",
      "Cloud and hosting",
      "cloud hosting, hosting, devops, cloud migration, cloud services",
      "For software that should not live under a desk.",
    ),
    offer(
      "🤖",
      "Automation and AI",
      "automation, automate, ai, artificial intelligence, machine learning, chatbot",
      "Leave to the machine what bores people.",
      "automation and AI",
    ),
    offer(
      "📊",
      "Data and reports",
      "analytics, dashboards, data analysis, reporting",
      "The figures that you decide by.",
    ),
    offer(
      "🎨",
      "Design and usability",
      "ux, ui, prototype, usability, user experience",
      "Drawn first, built later.",
    ),
    offer(
      "🔐",
      "Security",
      "cyber security, cybersecurity, penetration test, gdpr, encryption",
      "Looked at with an attacker's eyes.",
      "security",
    ),
    offer(
      "🛟",
      "Support and care",
      "technical support, it support, software maintenance, user training, onboarding",
      "For the questions that come after the start.",
    ),
  ],
  figures: [
    { label: "People in the team", hint: "For example 9" },
    { label: "Customers", hint: "For example 60" },
    { label: "Projects delivered", hint: "For example 110" },
  ],
  plans: [
    { name: "Starter", period: "per month", features: ["For small teams"], hint: "For example $29" },
    {
      name: "Team",
      period: "per month",
      features: ["All of Starter", "More users"],
      hint: "For example $99",
    },
    { name: "Custom", period: "", features: ["Fitted to your systems"], hint: "For example from $5,000" },
  ],
  keywords: ["{kind}", "[{kind} {place}]", "software", "software development"],
};
