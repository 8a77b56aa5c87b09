import type { ReactNode } from "react";
import type { PlanSection, PlanSections } from "@/lib/business-plan/answers";
import { accents, defaultAccent } from "@/lib/landing/accents";
import { StructuredDataSummary } from "./structured-data-summary";

function Facts({ facts }: { facts: Record<string, string> }) {
  return (
    <dl className="grid gap-3">
      {Object.entries(facts).map(([name, text]) => (
        <div key={name}>
          <dt className="text-ink-soft text-xs">{name}</dt>
          <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
            {text || <span className="text-ink-soft italic">Empty</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function List({ entries }: { entries: { title: ReactNode; text?: ReactNode }[] }) {
  return (
    <ul className="grid gap-3">
      {entries.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries are only shown
        <li key={index} dir="auto" className="wrap-anywhere">
          <p className="font-semibold">{title}</p>
          {text && <p className="whitespace-pre-line text-ink-soft">{text}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Renders the current content of each section. */
export const nowParts: { [Section in PlanSection]: (now: PlanSections[Section]) => ReactNode } = {
  hero: ({ title, subtitle, ctaText }) => (
    <Facts facts={{ Title: title, Subtitle: subtitle, "Button text": ctaText }} />
  ),
  identity: ({ companyName, tagline, support }) => (
    <Facts
      facts={{
        "Company name": companyName,
        Tagline: tagline,
        "Support links": support.map(({ label }) => label).join("\n"),
      }}
    />
  ),
  features: (features) => (
    <List
      entries={features.map(({ icon, title, description }) => ({
        title: `${icon} ${title}`,
        text: description,
      }))}
    />
  ),
  stats: (stats) => <List entries={stats.map(({ value, label }) => ({ title: value, text: label }))} />,
  plans: (plans) => (
    <List
      entries={plans.map(({ name, price, period, features }) => ({
        title: `${name}: ${[price, period].filter(Boolean).join(" ")}`,
        text: features.join("\n"),
      }))}
    />
  ),
  testimonials: (testimonials) => (
    <List
      entries={testimonials.map(({ content, name, role }) => ({
        title: `“${content}”`,
        text: [name, role].filter(Boolean).join(", "),
      }))}
    />
  ),
  callToAction: ({ title, text }) => <Facts facts={{ Title: title, Text: text }} />,
  accent: (accent) => (
    <p className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        data-accent={accent === defaultAccent ? undefined : accent}
        className="size-7 rounded-full border-2 border-raised bg-brand ring-1 ring-line-strong"
      />
      {accents.find(({ key }) => key === accent)?.label}
    </p>
  ),
  home: tags,
  welcome: tags,
};

function tags({ title, description, keywords, structuredData }: PlanSections["home"]) {
  return (
    <div className="grid gap-3">
      <Facts facts={{ Title: title, Description: description, Keywords: keywords.join(", ") }} />
      <StructuredDataSummary entries={structuredData} />
    </div>
  );
}
