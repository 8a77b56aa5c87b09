"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { classes } from "@/components/ui/classes";
import { SearchField } from "@/components/ui/search-field";
import { useTranslate } from "@/components/ui/translation";
import { ALL, type MenuQuery } from "@/lib/restaurants/published/search";
import { NO_SCRIPT } from "@/lib/site/no-script";
import { useOrdering } from "../ordering/context";
import { shownCategories } from "./categories";
import { CategoryLinks } from "./category-links";
import { row, unpressed } from "./chip-row";

type MenuBarProps = {
  query: MenuQuery;
  /** The page holds only search results, so categories can't be derived from them. */
  isPart: boolean;
  onSearch: (text: string) => void;
  onChoose: (query: MenuQuery) => void;
};

/** Search in a plain form, which works without JavaScript, and categories. */
export function MenuBar({ query, isPart, onSearch, onChoose }: MenuBarProps) {
  const t = useTranslate();
  const { restaurant, dishes } = useOrdering();
  const categories = shownCategories(restaurant, isPart ? null : dishes);
  const chips = useRef<HTMLFieldSetElement>(null);

  // Scrolls the current category into view.
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
        <SearchField
          label={t("Search the menu")}
          text={query.text}
          onSearch={onSearch}
          className="md:w-88 md:min-w-40"
        />
        <noscript className="hidden">
          <input type="hidden" name={NO_SCRIPT} value="1" />
        </noscript>
        <button type="submit" name="category" value={query.category} tabIndex={-1} className="hidden" />
        <CategoryLinks isPart={isPart} />
        {categories.length > 1 && (
          <fieldset ref={chips} className={classes("needs-script", row)}>
            <legend className="sr-only">{t("Categories")}</legend>
            {[{ id: ALL, label: t("All") }, ...categories].map(({ id, label }) => (
              <button
                key={id}
                type="button"
                value={id}
                aria-pressed={id === query.category}
                className={classes(
                  "menu-chip",
                  id === query.category ? "border-transparent bg-ink text-canvas" : unpressed,
                )}
                onClick={() => onChoose({ ...query, category: id })}
              >
                {label}
              </button>
            ))}
          </fieldset>
        )}
      </form>
    </search>
  );
}
