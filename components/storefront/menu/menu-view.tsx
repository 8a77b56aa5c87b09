"use client";

import { useRef } from "react";
import { useTranslate } from "@/components/ui/translation";
import { everything, type FoundDishes, type MenuQuery } from "@/lib/restaurants/published/search";
import { useOrdering } from "../ordering/context";
import { DishPlate } from "../plates/dish-plate";
import { MenuBar } from "./menu-bar";
import { MenuSections } from "./menu-sections";
import { useMenuQuery } from "./use-menu-query";

export function MenuView({ found }: { found?: FoundDishes | undefined }) {
  const { restaurant, dishes } = useOrdering();
  const { query, search, choose } = useMenuQuery(restaurant, found);
  const top = useRef<HTMLDivElement>(null);

  /** Without smooth scrolling, which stops early when the list gets shorter. */
  const showTop = () => top.current?.scrollIntoView({ block: "start", behavior: "instant" });

  /** Scrolls to the top, as a shorter list would end above the visible part. */
  function backToTop() {
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) showTop();
  }

  /** Scrolls to the top, as a phone's keyboard would cover the results. */
  function searchFromTop(text: string) {
    search(text);
    const isPhone = window.matchMedia("(width < 48rem)").matches;
    if (isPhone && text.trim()) showTop();
    else backToTop();
  }

  function chooseFromTop(next: MenuQuery) {
    choose(next);
    backToTop();
  }

  if (dishes.length === 0 && !found) return <NoDishes />;
  return (
    <>
      <div ref={top} className="-scroll-mt-44 md:-scroll-mt-26" />
      <MenuBar query={query} isPart={found !== undefined} onSearch={searchFromTop} onChoose={chooseFromTop} />
      <div className="mx-auto max-w-[100rem] px-gutter pb-20 max-md:min-h-[calc(100lvh-7.5rem)]">
        <MenuSections query={query} found={found} onShowAll={() => chooseFromTop(everything)} />
      </div>
    </>
  );
}

function NoDishes() {
  const t = useTranslate();
  const { restaurant } = useOrdering();
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-2 px-gutter py-20 text-center md:py-28">
      <DishPlate theme={restaurant.theme} emoji="" index={0} className="mb-5 w-36 rotate-6" />
      <h2 className="sign text-xl">{t("No dishes yet")}</h2>
      <p className="text-ink-soft">
        {t("The kitchen is still writing its menu. Please look in again soon.")}
      </p>
    </div>
  );
}
