"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

type WhenNearProps = {
  /** Shown until then. */
  waiting: ReactNode;
  children: ReactNode;
};

/** Renders its content once it is near the visible part of the page, and so loads its scripts then. */
export function WhenNear({ waiting, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    if (typeof IntersectionObserver === "undefined") {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "400px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place}>{waiting}</div>;
}
