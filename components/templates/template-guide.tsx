import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { type ListField, type Vocabulary, vocabulary } from "@/lib/templates/vocabulary";
import { Fold } from "./fold";

/** Describes what an owner can do with templates, then the content of a template's ZIP file. */
export function TemplateGuide() {
  return (
    <Card aria-labelledby="guide-title" className="grid gap-5 text-sm">
      <h2 id="guide-title" className="text-lg">
        How to change your site
      </h2>
      <ol className="grid gap-4">
        <Step number={1} title="Choose a design">
          Preview the ready designs with your own content, and press “Use” on the one you like. You can change
          it again at any time.
        </Step>
        <Step number={2} title="Put in your words and pictures">
          Headlines, offers, prices and pictures are in the{" "}
          <TabLink href="/admin?tab=editor">Landing Editor</TabLink>; telephone, address, hours and social
          networks in <TabLink href="/admin?tab=business">Business</TabLink>. A section without content isn’t
          shown.
        </Step>
        <Step number={3} title="Or bring your own">
          Upload the ZIP that a designer made for you. The rest of this page is for them.
        </Step>
      </ol>
      <div className="grid gap-3 border-line border-t pt-5">
        <h3 className="text-base">What goes in the ZIP</h3>
        <ul className="grid gap-3">
          <Part name="index.html" note="The page itself" required />
          <Part name="*.css" note="Styles" />
          <Part name="*.js" note="Scripts" />
          <Part name="assets" note="Images, fonts and the like" />
        </ul>
      </div>
      <div className="grid gap-3 border-line border-t pt-5">
        <h3 className="text-base">Words that fill themselves in</h3>
        <Names of={commonly(vocabulary)} />
        <Fold title="All variables">
          <div className="border-line border-t p-4">
            <Names of={vocabulary} />
          </div>
        </Fold>
      </div>
      <div className="grid gap-3 border-line border-t pt-5">
        <h3 className="text-base">Parts that repeat or disappear</h3>
        <p className="text-ink-soft">
          An element with one of these attributes is repeated or left out when the page is sent.
        </p>
        <dl className="grid gap-3">
          <Attribute example={'<li data-each="features">{{title}}</li>'}>
            Repeats the element for each entry of a list. The entry’s own variables work inside.
          </Attribute>
          <Attribute example={'<p data-if="phone">{{phone}}</p>'}>
            Leaves the element out where a variable is empty or a list has no entry. With several names, one
            of them must have a value.
          </Attribute>
          <Attribute example={'<b data-unless="logoUrl">{{companyName}}</b>'}>
            The opposite: shown only where none of them has a value.
          </Attribute>
          <Attribute
            example={
              '<li data-each="navigation"><a href="{{url}}">{{label}}</a><ul data-if="links"><li data-each="links"><a href="{{url}}">{{label}}</a></li></ul></li>'
            }
          >
            Lists can be inside lists: the links at the top of your pages, with those below each of them.
            Without links of your own, they are those of the landing page.
          </Attribute>
        </dl>
        <Fold title="All lists">
          <div className="divide-y divide-line border-line border-t">
            {Object.entries<ListField>(vocabulary.lists).map(([name, list]) => (
              <ListNames key={name} name={name} list={list} />
            ))}
          </div>
        </Fold>
      </div>
    </Card>
  );
}

const common = new Set([
  "projectName",
  "companyName",
  "ctaUrl",
  "logoUrl",
  "heroImageUrl",
  "heroTitle",
  "phone",
  "currentYear",
]);

/** The variables that most templates use. */
const commonly = ({ values }: Vocabulary): Pick<Vocabulary, "values"> => ({
  values: Object.fromEntries(Object.entries(values).filter(([name]) => common.has(name))),
});

function Names({ of: { values } }: { of: Pick<Vocabulary, "values"> }) {
  return (
    <dl className="grid gap-3">
      {Object.entries(values).map(([name, { meaning }]) => (
        <div key={name}>
          <dt className="wrap-anywhere font-mono text-brand-ink text-xs">{`{{${name}}}`}</dt>
          <dd className="text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function ListNames({ name, list }: { name: string; list: ListField }) {
  return (
    <div className="grid gap-3 p-4">
      <p className="text-ink-soft">
        <code className="font-semibold font-mono text-ink text-xs">{name}</code>: {list.meaning}
      </p>
      <Names of={list} />
      {Object.entries(list.lists).map(([innerName, inner]) => (
        <div key={innerName} className="grid gap-3 border-line border-l-2 pl-3">
          <p className="text-ink-soft">
            <code className="font-mono text-brand-ink text-xs">{`data-each="${innerName}"`}</code> inside it:{" "}
            {inner.meaning}
          </p>
          <Names of={inner} />
        </div>
      ))}
    </div>
  );
}

type StepProps = { number: number; title: string; children: ReactNode };

function Step({ number, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full bg-brand-soft font-semibold text-brand-ink text-xs"
      >
        {number}
      </span>
      <div className="grid gap-0.5">
        <h3 className="pt-0.5 font-sans font-semibold text-sm">{title}</h3>
        <p className="text-ink-soft">{children}</p>
      </div>
    </li>
  );
}

function TabLink({
  href,
  children,
}: {
  href: "/admin?tab=editor" | "/admin?tab=business";
  children: string;
}) {
  return (
    <PageLink href={href} className="text-brand-ink underline underline-offset-4">
      {children}
    </PageLink>
  );
}

function Attribute({ example, children }: { example: string; children: ReactNode }) {
  return (
    <div>
      <dt className="wrap-anywhere font-mono text-brand-ink text-xs">{example}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
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
