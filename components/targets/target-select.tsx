"use client";

import { type ReactNode, type Ref, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { type TargetChoices, type TargetGroup, targetKinds, useTargetChoices } from "./target-choices";

type TargetSelectProps = {
  label: string;
  /** The name of the target if none is chosen; without it one must be. */
  automatic?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  value: string;
  onChange: (target: string) => void;
  onBlur?: () => void;
  /** The name and the element of the input for an address that is typed. */
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Targets before the restaurants and pages. */
  groups?: readonly TargetGroup[];
};

/** Chooses where a button or a link leads: a part of the page, a restaurant, a page, or an address that is typed. */
export function TargetSelect(props: TargetSelectProps) {
  const { label, automatic, hint, error, value, onChange, onBlur, name, inputRef, groups } = props;
  const [isOpened, setOpened] = useState(false);
  const choices = useTargetChoices(value, isOpened, groups);
  const [typed, setTyped] = useState<string | null>(null);
  const kindKey = typed ?? kindOf(value, choices, automatic);
  const kind = targetKinds.find(({ key }) => key === kindKey);

  function choose(chosen: string) {
    const isKind = targetKinds.some(({ key }) => key === chosen);
    setTyped(isKind ? chosen : null);
    onChange(isKind ? "" : chosen);
  }

  return (
    <div className="grid content-start gap-3">
      <Field label={label} hint={hint} error={kind ? undefined : error}>
        <Select
          value={kind?.key ?? value}
          onFocus={() => setOpened(true)}
          onBlur={onBlur}
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
            ref={inputRef}
            name={name}
            dir="auto"
            autoComplete="off"
            inputMode={kind.inputMode}
            placeholder={kind.placeholder}
            value={value.startsWith(kind.prefix) ? value.slice(kind.prefix.length) : value}
            onBlur={onBlur}
            onChange={({ currentTarget }) => {
              const text = currentTarget.value.replace(/\s/g, "");
              setTyped(kind.key);
              onChange(text === "" ? "" : kind.prefix + text);
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
