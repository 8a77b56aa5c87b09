"use client";

import { useEffect, useRef } from "react";

/** The review's heading; takes the focus once the plan is generated. */
export function PlanReviewHead() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl focus:outline-none">
        Your plan
      </h3>
      <p className="text-ink-soft text-sm">
        Nothing of it is on your site yet. Change what is not right, accept what fits, then apply it.
      </p>
    </div>
  );
}
