import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { linkLeaving } from "@/components/ui/link-leaving";

const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of listeners) listener();
};

for (const name of ["pushState", "replaceState"] as const) {
  const original = history[name];
  history[name] = function (this: History, ...args) {
    original.apply(this, args);
    changed();
  };
}
window.addEventListener("popstate", changed);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const router = {
  bfcacheId: "",
  push: (href: string) => history.pushState(null, "", href),
  replace: (href: string) => history.replaceState(null, "", href),
  back: () => history.back(),
  forward: () => history.forward(),
  refresh: () => undefined,
  hmrRefresh: () => undefined,
  prefetch: () => undefined,
};

// Links dispatch to Next's own router, which is missing here. The guard of unsaved changes comes first.
document.addEventListener(
  "click",
  (event) => {
    const target = linkLeaving(event);
    if (!target) return;
    event.preventDefault();
    router.push(target);
  },
  { capture: true },
);

/** The hooks of `next/navigation` on the document's history; the screen stays where a page would be loaded. */
export function TestRouter({ children }: { children: ReactNode }) {
  const href = useSyncExternalStore(subscribe, () => location.href);
  const { pathname, searchParams } = useMemo(() => new URL(href), [href]);
  return (
    <AppRouterContext.Provider value={router}>
      <PathnameContext.Provider value={pathname}>
        <SearchParamsContext.Provider value={searchParams}>{children}</SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
}
