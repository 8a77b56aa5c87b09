"use client";

import { PanelBottom } from "lucide-react";
import { LinkList } from "./link-list";
import { SectionCard } from "./section-card";
import { TextField } from "./text-field";

const columns = [
  { key: "product", title: "Product" },
  { key: "company", title: "Company" },
  { key: "support", title: "Support" },
] as const;

const networks = [
  { key: "twitter", label: "Twitter" },
  { key: "linkedin", label: "LinkedIn" },
  { key: "github", label: "GitHub" },
] as const;

export function FooterCard() {
  return (
    <SectionCard name="footer" title="Footer" hint="Your name, links and networks" icon={PanelBottom}>
      <div className="grid gap-7">
        <div className="grid gap-5">
          <TextField name="footer.companyName" label="Company name" hint="Also at the top of the page." />
          <TextField name="footer.tagline" label="Tagline" optional />
        </div>
        {columns.map(({ key, title }) => (
          <LinkList key={key} column={key} title={title} />
        ))}
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-semibold">Networks</legend>
          {networks.map(({ key, label }) => (
            <TextField
              key={key}
              name={`footer.social.${key}`}
              label={label}
              placeholder="https://"
              inputMode="url"
              optional
            />
          ))}
        </fieldset>
      </div>
    </SectionCard>
  );
}
