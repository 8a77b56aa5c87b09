"use client";

import { useCallback } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SearchField } from "@/components/ui/search-field";
import { Select } from "@/components/ui/select";
import { type AuditFeature, auditFeatures } from "@/lib/audit/actions";
import type { AuditPerson } from "@/lib/audit/answers";
import { type AuditChoice, actorWords, type Period, periods } from "./audit-choice";

type AuditFiltersProps = {
  choice: AuditChoice;
  onChange: (change: Partial<AuditChoice>) => void;
  people: readonly AuditPerson[];
  features: readonly AuditFeature[];
};

export function AuditFilters({ choice, onChange, people, features }: AuditFiltersProps) {
  const { person, feature, period, from, to, q } = choice;
  const search = useCallback((text: string) => onChange({ q: text }), [onChange]);
  return (
    <search className="grid gap-3" aria-label="Entries">
      <SearchField label="Search the changes" text={q} onSearch={search} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        <Field label="Who" className="max-lg:col-span-2">
          <Select value={person} onChange={({ currentTarget }) => onChange({ person: currentTarget.value })}>
            <option value="">Everybody</option>
            {people.map(({ id, email }) => (
              <option key={id} value={id}>
                {email}
              </option>
            ))}
            {Object.entries(actorWords).map(([kind, words]) => (
              <option key={kind} value={`@${kind}`}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="What">
          <Select
            value={feature}
            onChange={({ currentTarget }) =>
              onChange({ feature: currentTarget.value as AuditChoice["feature"] })
            }
          >
            <option value="">Everything</option>
            {features.map((key) => (
              <option key={key} value={key}>
                {auditFeatures[key].words}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="When">
          <Select
            value={period}
            onChange={({ currentTarget }) => onChange({ period: currentTarget.value as Period })}
          >
            {Object.entries(periods).map(([key, words]) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        {period === "days" && (
          <div className="col-span-full grid grid-cols-2 gap-3">
            <Field label="First day">
              <Input
                type="date"
                value={from}
                max={to || undefined}
                onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
              />
            </Field>
            <Field label="Last day">
              <Input
                type="date"
                value={to}
                min={from || undefined}
                onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
              />
            </Field>
          </div>
        )}
      </div>
    </search>
  );
}
