import type { ReactNode } from "react";
import { WhenNear } from "@/components/ui/when-near";

/** The distance from the visible part of the page at which the rest of the menu is loaded. */
const MARGIN = "1200px";

/**
 * Runs once a link to dishes that the page lacks comes near, or is pressed.
 * @returns a function that cancels it
 */
export function whenRestNear(run: () => void): () => void {
  const ended = new AbortController();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: MARGIN },
  );
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-rest]")) {
    observer.observe(link);
    link.addEventListener(
      "click",
      (event) => {
        event.preventDefault();
        run();
      },
      { signal: ended.signal },
    );
  }
  return () => {
    ended.abort();
    observer.disconnect();
  };
}

/** Renders dishes that were loaded later once they come near. */
export function LaterDishes({ children }: { children: ReactNode }) {
  return <WhenNear waiting={<div className="min-h-96" />}>{children}</WhenNear>;
}
