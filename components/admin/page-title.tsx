"use client";

import { useEffect, useRef } from "react";

let shownAt: string | undefined;

/** The heading of a portal page; takes the focus after client-side navigation, since the focused link is gone. */
export function PageTitle({ level = 1, children: title }: { level?: 1 | 2; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another page
  useEffect(() => {
    const address = window.location.pathname + window.location.search;
    if (shownAt !== undefined && shownAt !== address) heading.current?.focus({ preventScroll: true });
    shownAt = address;
  }, [title]);

  const Heading = level === 1 ? "h1" : "h2";
  return (
    <Heading ref={heading} tabIndex={-1} className="mb-8 text-2xl focus:outline-none">
      {title}
    </Heading>
  );
}
