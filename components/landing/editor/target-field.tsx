"use client";

import { type ReactNode, useState } from "react";
import { useController } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { useFieldError } from "@/components/ui/form/text-field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { LandingContent } from "@/lib/landing/schema";
import type { FooterColumn } from "@/lib/landing/sections";
import { type TargetChoices, targetKinds, useTargetChoices } from "./target-choices";

type TargetFieldProps = {
  name: "hero.ctaTarget" | `pricing.plans.${number}.target` | `footer.links.${FooterColumn}.${number}.url`;
  label: string;
  /** The name of the target if none is chosen; without it one must be. */
  automatic?: string;
  hint?: ReactNode;
};

/** Chooses where a button or a link leads: a part of the page, a restaurant, a page, or an address that is typed. */
export function TargetField({ name, label, automatic, hint }: TargetFieldProps) {
  const { field } = useController<LandingContent, typeof name>({ name });
  const value = field.value ?? "";
  const [isOpened, setOpened] = useState(false);
  const choices = useTargetChoices(value, isOpened);
  const [typed, setTyped] = useState<string | null>(null);
  const kindKey = typed ?? kindOf(value, choices, automatic);
  const kind = targetKinds.find(({ key }) => key === kindKey);
  const error = useFieldError(name);

  function choose(chosen: string) {
    const isKind = targetKinds.some(({ key }) => key === chosen);
    setTyped(isKind ? chosen : null);
    field.onChange(isKind ? "" : chosen);
  }

  return (
    <div className="grid content-start gap-3">
      <Field label={label} hint={hint} error={kind ? undefined : error}>
        <Select
          value={kind?.key ?? value}
          onFocus={() => setOpened(true)}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {automatic !== undefined && <option value="">{automatic}</option>}
          {choices.map(({ title, options }) => (
            <optgroup key={title} label={title}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
          <optgroup label="Anywhere else">
            {targetKinds.map(({ key, label: words }) => (
              <option key={key} value={key}>
                {words}
              </option>
            ))}
          </optgroup>
        </Select>
      </Field>
      {kind && (
        <Field label={kind.field} error={error}>
          <Input
            ref={field.ref}
            name={name}
            dir="auto"
            autoComplete="off"
            inputMode={kind.inputMode}
            placeholder={kind.placeholder}
            value={value.startsWith(kind.prefix) ? value.slice(kind.prefix.length) : value}
            onBlur={field.onBlur}
            onChange={({ currentTarget }) => {
              const text = currentTarget.value.replace(/\s/g, "");
              setTyped(kind.key);
              field.onChange(text === "" ? "" : kind.prefix + text);
            }}
          />
        </Field>
      )}
    </div>
  );
}

/** The kind of a target that is typed; undefined for one of the list. */
function kindOf(value: string, choices: TargetChoices, automatic: string | undefined): string | undefined {
  if (value === "") return automatic === undefined ? "address" : undefined;
  if (choices.some(({ options }) => options.some((option) => option.value === value))) return undefined;
  return targetKinds.find(({ prefix }) => prefix && value.startsWith(prefix))?.key ?? "address";
}
