"use client";

import { useController, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { colourProblem } from "@/lib/restaurants/colour";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { ColourSample } from "./colour-sample";
import { completeColour } from "./complete-colour";
import { themeLooks } from "./theme-looks";

const isComplete = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** The restaurant's main colour, by a palette or as text; empty for the theme's own. */
export function ColourField() {
  const { field, fieldState } = useController<MenuRestaurant, "colour">({
    name: "colour",
  });
  const theme = useWatch<MenuRestaurant, "theme">({ name: "theme" });
  const { value, onChange, onBlur, ref, name } = field;
  const problem = colourProblem(value);
  const isTold = isComplete(value) || fieldState.isTouched || fieldState.invalid;
  const shown = isComplete(value) ? value : themeLooks[theme].colour;

  function leave() {
    const complete = completeColour(value);
    if (complete !== value) onChange(complete);
    onBlur();
  }

  return (
    <div className="grid gap-3">
      <Field
        label="Main colour"
        error={(isTold && problem) || fieldState.error?.message}
        hint="Of buttons and headings. Lighter and darker shades are made of it, so that texts are readable by day and by night."
      >
        <div className="flex flex-wrap gap-2">
          <input
            type="color"
            aria-label="Choose the main colour from a palette"
            value={shown}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-line-strong bg-raised p-1.5 shadow-control [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-[0.375rem] [&::-webkit-color-swatch]:border-none"
            onChange={(event) => onChange(event.target.value.toLowerCase())}
            onBlur={onBlur}
          />
          <Input
            ref={ref}
            name={name}
            value={value}
            placeholder="Theme’s own"
            maxLength={20}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            className="min-w-28 max-w-40 flex-1"
            onChange={(event) => onChange(event.target.value)}
            onBlur={leave}
          />
          {value !== "" && (
            <Button variant="quiet" className="px-3!" onClick={() => onChange("")}>
              Theme’s own colour
            </Button>
          )}
        </div>
      </Field>
      {isComplete(value) && !problem && <ColourSample colour={value} theme={theme} />}
    </div>
  );
}
