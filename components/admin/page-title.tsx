"use client";

import { useEffect, useRef } from "react";

let shownTitle: string | undefined;

/** The heading of a portal page. Coming from another one, the focus starts here: the link that had it is gone. */
export function PageTitle({ children: title }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (shownTitle !== undefined && shownTitle !== title) heading.current?.focus({ preventScroll: true });
    shownTitle = title;
  }, [title]);

  return (
    <h1 ref={heading} tabIndex={-1} className="mb-8 text-2xl focus:outline-none">
      {title}
    </h1>
  );
}
