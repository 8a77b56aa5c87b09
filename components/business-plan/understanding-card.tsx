"use client";

import { RefreshCw } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { tones } from "@/lib/business-kinds/tones";
import type { KindChoice, Source, Understanding } from "@/lib/business-plan/answers";
import { businessPlanRequest } from "@/lib/business-plan/schema";
import { FailureNotice } from "./failure-notice";
import {
  correctedRequest,
  isCorrected,
  type UnderstandingKey,
  understandingKeys,
  understandingValues,
} from "./understanding-values";
import type { useUpdate } from "./use-update";

type UnderstandingCardProps = {
  description: string;
  understood: Understanding;
  kinds: readonly KindChoice[];
  update: ReturnType<typeof useUpdate>;
  /** The plan is being applied. */
  isBlocked: boolean;
  /** Called when corrections are made that the plan lacks, or are gone. */
  onCorrected: (isCorrected: boolean) => void;
};

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Shows how the description was understood; corrections generate another plan. */
export function UnderstandingCard({
  description,
  understood,
  kinds,
  update,
  isBlocked,
  onCorrected,
}: UnderstandingCardProps) {
  const [values, setValues] = useState(() => understandingValues(understood));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const isChanged = understandingKeys.some((key) => isCorrected(key, values, understood));
  useEffect(() => onCorrected(isChanged), [isChanged, onCorrected]);
  const label = understood.kind.label;
  const known = kinds.find(({ key }) => key === understood.kind.value)?.label;

  const control = (key: UnderstandingKey) => ({
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [key]: target.value })),
  });
  const field = (key: UnderstandingKey) => ({
    source: isCorrected(key, values, understood) ? ("chosen" as const) : understood[key].source,
    isMissing: values[key] === "",
    error: errors[key],
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isChanged || isBlocked) return;
    const checked = businessPlanRequest.safeParse(correctedRequest(description, values, understood));
    const issues = checked.error?.issues ?? [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (checked.success) void update.start(checked.data);
  }

  return (
    <Card aria-labelledby="understood" padding="snug">
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <div>
          <h3 id="understood" className="text-lg leading-snug">
            What was understood
          </h3>
          <details className="text-ink-soft text-sm">
            <summary className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8">
              Show your description
            </summary>
            <p dir="auto" className="wrap-anywhere mt-1 max-h-60 overflow-y-auto whitespace-pre-line">
              {description}
            </p>
          </details>
        </div>
        {understood.kind.source === "assumed" && (
          <Notice tone="warning" title="We could not tell what kind of business this is">
            If it is in the list, choose it here and update the plan. The plan uses the words of your text and
            asks for the rest.
          </Notice>
        )}
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <UnderstandingField
            {...field("kind")}
            label="Kind of business"
            hint={label === known ? undefined : `Understood as “${label}”`}
          >
            <Select {...control("kind")}>
              {kinds.map(({ key, label: name }) => (
                <option key={key} value={key}>
                  {sentence(name)}
                </option>
              ))}
            </Select>
          </UnderstandingField>
          {(["name", "place"] as const).map((key) => (
            <UnderstandingField key={key} {...field(key)} label={sentence(key)}>
              <Input {...control(key)} dir="auto" autoComplete="off" placeholder="Not known" />
            </UnderstandingField>
          ))}
          <UnderstandingField {...field("tone")} label="Tone">
            <Select {...control("tone")}>
              {tones.map((tone) => (
                <option key={tone} value={tone}>
                  {sentence(tone)}
                </option>
              ))}
            </Select>
          </UnderstandingField>
        </div>
        {update.failure && <FailureNotice failure={update.failure} />}
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start max-sm:w-full"
          disabled={!isChanged || isBlocked}
          pending={update.isUpdating}
        >
          {!update.isUpdating && <RefreshCw aria-hidden="true" />}
          Update the plan
        </Button>
      </form>
    </Card>
  );
}

const sources = {
  read: { tone: "brand", text: "Read in your text" },
  chosen: { tone: "neutral", text: "Your choice" },
  assumed: { tone: "brass", text: "Assumed: please check" },
} as const;
const missing = { tone: "brass", text: "Please fill in" } as const;

type UnderstandingFieldProps = {
  label: string;
  source: Source;
  /** Neither found nor assumed. */
  isMissing?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

/** A part of the understanding, with its source. */
function UnderstandingField({ source, isMissing = false, children, ...rest }: UnderstandingFieldProps) {
  const { tone, text } = isMissing ? missing : sources[source];
  return (
    <Field {...rest} aside={<Badge tone={tone}>{text}</Badge>}>
      {children}
    </Field>
  );
}
