"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

let shownPath: string | undefined;

/** The heading of a portal page. Coming from another one, the focus starts here: the link that had it is gone. */
export function PageTitle({ children }: { children: string }) {
  const path = usePathname();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (shownPath !== undefined && shownPath !== path) heading.current?.focus({ preventScroll: true });
    shownPath = path;
  }, [path]);

  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl">
      {children}
    </h1>
  );
}
