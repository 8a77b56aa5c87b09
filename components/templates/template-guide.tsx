import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";

const variables = [
  ["{{projectName}}", "Your project's name"],
  ["{{companyName}}", "Your company's name"],
  ["{{ctaUrl}}", "Where the call to action leads"],
  ["{{logoUrl}}", "Your logo, as the source of a picture"],
  ["{{heroImageUrl}}", "The landing page's hero picture, likewise"],
  ["{{currentYear}}", "This year, for the copyright"],
] as const;

/** Describes the content of a template's ZIP file. */
export function TemplateGuide() {
  return (
    <Card aria-labelledby="guide-title" className="grid gap-5 text-sm">
      <h2 id="guide-title" className="text-lg">
        What goes in the ZIP
      </h2>
      <ul className="grid gap-3">
        <Part name="index.html" note="The page itself" required />
        <Part name="*.css" note="Styles" />
        <Part name="*.js" note="Scripts" />
        <Part name="assets" note="Images, fonts and the like" />
      </ul>
      <div className="grid gap-3 border-line border-t pt-5">
        <h3 className="text-base">Words that fill themselves in</h3>
        <dl className="grid gap-3">
          {variables.map(([name, meaning]) => (
            <div key={name}>
              <dt className="font-mono text-brand-ink text-xs">{name}</dt>
              <dd className="text-ink-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

type PartProps = { name: string; note: string; required?: boolean };

function Part({ name, note, required = false }: PartProps) {
  return (
    <li className="flex items-start justify-between gap-3">
      <span className="grid min-w-0">
        <code className="font-mono text-xs">{name}</code>
        <span className="text-ink-soft">{note}</span>
      </span>
      <Badge tone={required ? "brass" : "neutral"}>{required ? "required" : "optional"}</Badge>
    </li>
  );
}
