"use client";

import { Search, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslate } from "@/components/ui/translation";
import { classes } from "./classes";
import { controlStyle } from "./control-style";

type SearchFieldProps = {
  label: string;
  text: string;
  onSearch: (text: string) => void;
  className?: string;
  /** True inside another form, which Enter must not submit. */
  isApart?: boolean;
  onEnter?: () => void;
};

/** A search field named `q`. Uncontrolled, so that text typed before hydration is kept. */
export function SearchField({ label, text, onSearch, className, isApart, onEnter }: SearchFieldProps) {
  const t = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);

  const searchTyped = useEffectEvent(onSearch);

  // Not at other renders: a browser may have put text into the field, and not sent its event yet.
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (isFirst.current && typed !== text) searchTyped(typed);
    else if (field.current && typed !== text) field.current.value = text;
    isFirst.current = false;
  }, [text]);

  return (
    <div className={classes("relative", className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-4.5 text-ink-soft"
      />
      <input
        ref={field}
        type="search"
        name="q"
        {...(isApart && { form: "" })}
        defaultValue={text}
        maxLength={80}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        className={classes(
          controlStyle,
          "h-11 !rounded-full pr-11 pl-11 [&::-webkit-search-cancel-button]:appearance-none",
        )}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === "Enter" && !nativeEvent.isComposing) onEnter?.();
        }}
        onInput={(event) => onSearch(event.currentTarget.value)}
      />
      {text && (
        <button
          type="button"
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-full text-ink-soft hover:text-ink"
          onClick={() => {
            onSearch("");
            field.current?.focus();
          }}
        >
          <X aria-hidden="true" className="size-4.5" />
          <span className="sr-only">{t("Clear the search")}</span>
        </button>
      )}
    </div>
  );
}
