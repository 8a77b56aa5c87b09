import { ChevronRight } from "lucide-react";
import type { Route } from "next";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import {
  callAnchor,
  type DescribedCall,
  type DescribedContent,
  type DescribedField,
} from "@/lib/api/openapi/schema";
import { AccessBadge } from "./access-badge";

/** Describes the calls of one tag with their parameters, bodies and answers. */
export function Reference({ calls }: { calls: readonly DescribedCall[] }) {
  return (
    <div className="grid max-w-4xl gap-6">
      <p className="text-ink-soft text-sm">
        <PageLink
          href={"/admin/api" as Route}
          className="font-semibold text-brand-ink underline underline-offset-4"
        >
          All calls and tokens
        </PageLink>
      </p>
      {calls.map((call) => (
        <Call key={`${call.method} ${call.path}`} call={call} />
      ))}
    </div>
  );
}

function Call({ call }: { call: DescribedCall }) {
  const id = callAnchor(call);
  const answers = call.answers.filter(({ status }) => Number(status) < 400);
  const refusals = call.answers.filter(({ status }) => Number(status) >= 400);
  return (
    <Card id={id} aria-labelledby={`${id}-title`} padding="snug" className="grid scroll-mt-20 gap-4">
      <div className="grid gap-2">
        <h2 id={`${id}-title`} className="text-lg">
          {call.summary}
        </h2>
        <p className="wrap-anywhere font-mono text-sm">
          <strong className="text-brand-ink">{call.method}</strong> /api{call.path}
        </p>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <AccessBadge access={call.access} />
          <p>{call.description.replaceAll("`", "")}</p>
        </div>
      </div>
      {call.parameters.length > 0 && (
        <Part title="Parameters">
          <Fields fields={call.parameters} />
        </Part>
      )}
      {call.bodies.map((body) => (
        <Part key={body.type} title="Body">
          <Content content={body} />
        </Part>
      ))}
      {answers.map(({ status, description, contents }) => (
        <Part key={status} title={`Answer ${status}`} note={description}>
          {contents.map((content) => (
            <Content key={content.type} content={content} />
          ))}
        </Part>
      ))}
      <Part title="Refusals">
        <dl className="grid gap-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-3">
          {refusals.map(({ status, description }) => (
            <div key={status} className="contents">
              <dt>
                <Badge>{status}</Badge>
              </dt>
              <dd className="text-ink-soft max-sm:mb-1">{description.replaceAll("`", "")}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </Card>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: React.ReactNode }) {
  return (
    <details
      className="group rounded-inner border border-line"
      open={title === "Body" || title === "Parameters"}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 font-semibold text-sm">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
        {title}
        {note && <span className="font-normal text-ink-soft">{note}</span>}
      </summary>
      <div className="grid gap-3 border-line border-t px-3 py-3">{children}</div>
    </details>
  );
}

function Content({ content: { type, fields } }: { content: DescribedContent }) {
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere font-mono text-ink-soft text-xs">{type}</p>
      {fields.length > 0 && <Fields fields={fields} />}
    </div>
  );
}

function Fields({ fields }: { fields: readonly (DescribedField & { in?: string })[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {fields.map(({ name, type, in: place, isRequired, note }) => (
        <div key={`${name} ${type}`} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <dt className="wrap-anywhere font-mono text-xs leading-5">{name}</dt>
          <dd className="wrap-anywhere">
            {type}
            {place && <span className="text-ink-soft">, in the {place}</span>}
            {!isRequired && <span className="text-ink-soft">, may be left out</span>}
            {note && <span className="block text-ink-soft text-xs">{note.replaceAll("`", "")}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
