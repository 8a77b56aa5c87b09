"use client";

import { type ComponentType, type ReactNode, useDeferredValue, useState } from "react";
import { RetryNotice } from "./retry-notice";
import { useLoaded } from "./use-loaded";

/**
 * Loads a component's script once it is shown. If loading fails, only this part shows the error, with a retry.
 * @param waiting shown while it loads
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    known ??= await load();
    return known;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, with its module
  return function OnDemand(props: Props) {
    const [ready] = useState(() => known);
    const { value, failed, retry } = useLoaded(loadOnce, ready === undefined);
    // Rendered in the background, so that presses are answered meanwhile.
    const Part = useDeferredValue(ready ?? value);
    if (Part) return <Part {...props} />;
    return failed ? <LoadFailed onRetry={retry} /> : waiting;
  };
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return <RetryNotice title="This part of the page could not be loaded." onRetry={onRetry} />;
}
