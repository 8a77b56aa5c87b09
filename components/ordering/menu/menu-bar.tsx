"use client";

import { Search, X } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { classes } from "@/components/ui/classes";
import { controlStyle } from "@/components/ui/input";
import { ALL, type MenuQuery } from "@/lib/ordering/search";
import { useOrdering } from "../ordering-context";

type MenuBarProps = {
  query: MenuQuery;
  onSearch: (text: string) => void;
  onChoose: (query: MenuQuery) => void;
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Search and courses. A plain form, so that both work without JavaScript as well. */
export function MenuBar({ query, onSearch, onChoose }: MenuBarProps) {
  const { menu } = useOrdering();
  const chips = useRef<HTMLFieldSetElement>(null);

  // On a phone the courses don't all fit side by side.
  useEffect(() => {
    const chosen = chips.current?.querySelector<HTMLElement>(`[value="${query.category}"]`);
    if (!chips.current || !chosen) return;
    const left = chosen.offsetLeft - (chips.current.clientWidth - chosen.offsetWidth) / 2;
    chips.current.scrollTo({ left });
  }, [query.category]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  return (
    <search className="sticky top-0 z-20 border-line border-b bg-canvas md:top-18">
      <form
        method="get"
        className="mx-auto grid max-w-[100rem] grid-cols-[minmax(0,1fr)] gap-2 px-gutter py-2.5 md:flex md:items-center md:justify-between"
        onSubmit={submit}
      >
        <SearchField text={query.text} onSearch={onSearch} />
        <button type="submit" name="category" value={query.category} tabIndex={-1} className="hidden" />
        <fieldset
          ref={chips}
          className="-mx-gutter relative flex min-w-0 gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] md:order-first md:shrink-0"
        >
          <legend className="sr-only">Categories</legend>
          {[ALL, ...menu.categories.map(({ key }) => key)].map((category) => (
            <button
              key={category}
              type="submit"
              name="category"
              value={category}
              aria-pressed={category === query.category}
              className={classes(
                "min-h-11 shrink-0 rounded-full border px-4 font-semibold text-sm transition-colors",
                category === query.category
                  ? "border-transparent bg-ink text-canvas"
                  : "border-line bg-surface hover:border-line-strong",
              )}
              onClick={(event) => {
                event.preventDefault();
                onChoose({ ...query, category });
              }}
            >
              {capitalised(category)}
            </button>
          ))}
        </fieldset>
      </form>
    </search>
  );
}

/** Uncontrolled, so that what is typed before React has taken over is kept. */
function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (isFirst.current && typed !== text) onSearch(typed);
    else if (field.current && typed !== text) field.current.value = text;
    isFirst.current = false;
  }, [text, onSearch]);

  return (
    <div className="relative md:w-88 md:min-w-40">
      <Search
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-4 size-4.5 text-ink-soft"
      />
      <input
        ref={field}
        type="search"
        name="q"
        defaultValue={text}
        maxLength={80}
        aria-label="Search the menu"
        placeholder="Search the menu"
        autoComplete="off"
        enterKeyHint="search"
        className={classes(
          controlStyle,
          "h-11 !rounded-full pr-11 pl-11 [&::-webkit-search-cancel-button]:appearance-none",
        )}
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
          <span className="sr-only">Clear the search</span>
        </button>
      )}
    </div>
  );
}
