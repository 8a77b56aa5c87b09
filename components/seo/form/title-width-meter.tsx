"use client";

import { type ChangeEvent, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { classes } from "@/components/ui/classes";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { SeoFormValues } from "../form-values";
import { titleWidth } from "../title-width";
import { readLimit, setWidthLimit, useWidthLimit, widthLimits } from "../use-width-limit";

/** Shows the width of the title on Google's result page, and its limit. */
export function TitleWidthMeter({ fallback }: { fallback: string }) {
  const { control } = useFormContext<SeoFormValues>();
  const title = useWatch({ control, name: "title" }).trim() || fallback;
  const limit = useWidthLimit();
  const [isChanging, setChanging] = useState(false);
  const width = Math.round(titleWidth(title));
  const isOver = width > limit;

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 text-xs">
        <p className={isOver ? "font-semibold text-brass-ink" : "text-ink-soft"}>
          {width} of {limit} px wide in Google
          {isOver && ": the end will be cut off"}
        </p>
        <button
          type="button"
          aria-expanded={isChanging}
          className="-my-1 min-h-8 rounded-control text-ink-soft underline underline-offset-4 hover:text-ink"
          onClick={() => setChanging(!isChanging)}
        >
          Change the limit
        </button>
      </div>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
        <div
          className={classes("h-full rounded-full transition-[width]", isOver ? "bg-brass" : "bg-brand")}
          style={{ width: `${Math.min(100, (width / limit) * 100)}%` }}
        />
      </div>
      {isChanging && <LimitField limit={limit} />}
    </div>
  );
}

function LimitField({ limit }: { limit: number }) {
  const [text, setText] = useState(String(limit));
  const { min, max, usual } = widthLimits;
  const isFit = readLimit(text) === Number(text);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    if (readLimit(target.value) === Number(target.value)) setWidthLimit(Number(target.value));
  }

  return (
    <Field
      label="Limit in pixels"
      hint={`Google shows about 580 to 600 px on a desktop; ${usual} is safe. Remembered in this browser.`}
      error={isFit ? undefined : `Enter a number from ${min} to ${max}`}
      className="animate-appear rounded-inner border border-line p-4"
    >
      <Input
        value={text}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-32"
        onChange={change}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
    </Field>
  );
}
