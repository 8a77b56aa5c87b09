"use client";

import { useRef } from "react";
import { ALL, type MenuQuery } from "@/lib/ordering/search";
import { useOrdering } from "../ordering-context";
import { MenuBar } from "./menu-bar";
import { MenuSections } from "./menu-sections";
import { useMenuQuery } from "./use-menu-query";

/** The menu with its search and courses. */
export function MenuView({ initial }: { initial: MenuQuery }) {
  const { menu } = useOrdering();
  const { query, search, choose } = useMenuQuery(menu, initial);
  const top = useRef<HTMLDivElement>(null);

  /** A shorter list would leave the guest below its end. */
  function backToTop() {
    const isBelow = (top.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isBelow) top.current?.scrollIntoView({ block: "start" });
  }

  function chooseFromTop(next: MenuQuery) {
    choose(next);
    backToTop();
  }

  return (
    <>
      <div ref={top} className="scroll-mt-0 md:scroll-mt-18" />
      <MenuBar
        query={query}
        onSearch={(text) => {
          search(text);
          backToTop();
        }}
        onChoose={chooseFromTop}
      />
      <div className="mx-auto max-w-[100rem] px-gutter pb-20">
        <MenuSections query={query} onShowAll={() => chooseFromTop({ text: "", category: ALL })} />
      </div>
    </>
  );
}
