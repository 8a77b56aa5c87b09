"use client";

import type { Route } from "next";
import { useDeferredValue, useState } from "react";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { SearchField } from "@/components/ui/search-field";
import { callHref } from "@/lib/api/call";
import { callAnchor, type ListedCall } from "@/lib/api/openapi/schema";
import { AccessBadge } from "./access-badge";

const matches = ({ method, path, summary, access }: ListedCall, words: string[]) => {
  const text = `${method} ${path} ${summary} ${access}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Sorts calls that need a scope first. */
const rank = ({ access }: ListedCall) => ["everyone", "signed-in"].indexOf(access);

/** Lists every call of the API with the scope that a token needs. */
export function CallList({ calls }: { calls: readonly ListedCall[] }) {
  const [text, setText] = useState("");
  const words = useDeferredValue(text).toLowerCase().split(/\s+/).filter(Boolean);
  const shown = calls.filter((call) => matches(call, words)).sort((one, other) => rank(one) - rank(other));
  return (
    <Card aria-labelledby="calls-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="calls-title" className="text-lg">
          Calls
        </h2>
        <p className="text-ink-soft text-sm">
          Send the token as <code className="wrap-anywhere">Authorization: Bearer bpt_…</code>. Each call
          names the scope that it takes; “People only” takes somebody who is signed in. Follow one to read
          what it takes and answers. The whole description is{" "}
          <a
            href={callHref("GET /openapi.json")}
            className="font-semibold text-brand-ink underline underline-offset-4"
          >
            openapi.json
          </a>
          , by OpenAPI 3.1.
        </p>
      </div>
      <SearchField label="Find a call" text={text} onSearch={setText} />
      <p role="status" className="text-ink-soft text-xs">
        {shown.length === 1 ? "1 call" : `${shown.length} calls`}
      </p>
      {shown.length > 0 && (
        <ul
          className="max-h-[36rem] divide-y divide-line overflow-y-auto rounded-inner border border-line"
          aria-labelledby="calls-title"
        >
          {shown.map((call) => (
            <CallItem key={`${call.method} ${call.path}`} call={call} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CallItem({ call }: { call: ListedCall }) {
  const { method, path, tag, summary, access, fields } = call;
  return (
    <li className="grid gap-x-4 gap-y-1 px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere font-mono text-xs">
          <PageLink
            href={`/admin/api/${tag}#${callAnchor(call)}` as Route}
            className="underline decoration-line underline-offset-4 hover:decoration-current"
          >
            <strong className="text-brand-ink">{method}</strong> /api{path}
          </PageLink>
        </p>
        <p>{summary}</p>
        {fields.length > 0 && <p className="wrap-anywhere text-ink-soft text-xs">{fields.join(", ")}</p>}
      </div>
      <AccessBadge access={access} />
    </li>
  );
}
