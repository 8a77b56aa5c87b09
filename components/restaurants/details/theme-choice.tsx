"use client";

import { CircleCheck } from "lucide-react";
import { useController, useWatch } from "react-hook-form";
import { colourProblem } from "@/lib/restaurants/colour";
import type { MenuRestaurant } from "@/lib/restaurants/schema";
import { themes } from "@/lib/restaurants/themes";
import { themeLooks } from "./theme-looks";
import { ThemePicture } from "./theme-picture";

/** Radio buttons of the themes, each as a small picture in the chosen colour. */
export function ThemeChoice() {
  const { field } = useController<MenuRestaurant, "theme">({ name: "theme" });
  const own = useWatch<MenuRestaurant, "colour">({ name: "colour" });
  const { ref, value, ...rest } = field;
  return (
    <fieldset className="@container grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">Look of its page</legend>
      <div className="grid gap-3 @md:grid-cols-3">
        {themes.map((theme) => (
          <label key={theme} className="relative grid cursor-pointer">
            <input
              {...rest}
              ref={theme === value ? ref : undefined}
              type="radio"
              value={theme}
              checked={theme === value}
              className="peer sr-only"
            />
            <span className="grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-inner border border-line-strong bg-raised outline-brand outline-offset-2 peer-checked:border-brand peer-checked:ring-2 peer-checked:ring-brand peer-focus-visible:outline-[2.5px] @md:grid-cols-1 @md:content-start">
              <ThemePicture
                theme={theme}
                colour={own && !colourProblem(own) ? own : themeLooks[theme].colour}
              />
              <span className="grid content-start gap-0.5 border-line px-3 py-2.5 max-@md:border-l @md:border-t">
                <span className="font-semibold text-sm">{themeLooks[theme].label}</span>
                <span className="text-ink-soft text-xs">{themeLooks[theme].text}</span>
              </span>
            </span>
            <CircleCheck
              aria-hidden="true"
              className="absolute top-2 right-2 size-6 rounded-full bg-brand p-0.5 text-on-brand opacity-0 peer-checked:opacity-100"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
