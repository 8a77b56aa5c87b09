"use client";

import { TriangleAlert } from "lucide-react";
import { useController } from "react-hook-form";
import { TargetSelect } from "@/components/targets/target-select";
import { TextField, useFieldError } from "@/components/ui/form/text-field";
import { isSiteTarget, navigationLimits, siteTargets } from "@/lib/navigation/navigation";

export type LinkFieldsContext = {
  /** The parts of the landing page, as targets. */
  parts: { value: string; label: string }[];
  /** The targets that lead nowhere. */
  lost: ReadonlySet<string>;
};

type LinkFieldsProps = LinkFieldsContext & {
  path: string;
  /** The name of the target if none is chosen; without it one must be. */
  automatic?: string;
};

const ofSite = {
  title: "Your business",
  options: Object.entries(siteTargets).map(([value, label]) => ({ value, label })),
};

/** The words of a link, and where it leads. */
export function LinkFields({ path, automatic, parts, lost }: LinkFieldsProps) {
  const { field } = useController({ name: `${path}.target` });
  const target = String(field.value ?? "");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name={`${path}.label`}
        label="Words"
        maxLength={navigationLimits.label}
        {...(isSiteTarget(target) && { placeholder: siteTargets[target], hint: "Empty: the usual words." })}
      />
      <TargetSelect
        label="Leads to"
        automatic={automatic}
        name={`${path}.target`}
        inputRef={field.ref}
        error={useFieldError(`${path}.target`)}
        value={target}
        onChange={field.onChange}
        onBlur={field.onBlur}
        groups={[ofSite, { title: "A part of the landing page", options: parts }]}
        hint={lost.has(target) && <LostNotice />}
      />
    </div>
  );
}

const LostNotice = () => (
  <span className="flex items-start gap-1.5 font-medium text-brass-ink">
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
    Leads nowhere at the moment, so pages leave it out.
  </span>
);
