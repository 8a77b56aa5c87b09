"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** A scrolling list of links that scrolls to the current one. */
export function CurrentInView({ className, children }: { className?: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  });
  return (
    <div ref={list} className={className}>
      {children}
    </div>
  );
}
