"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from "react";
import { useConfirm } from "./dialog-provider";
import { HoldsChangesContext } from "./holds-changes";
import { linkLeaving } from "./link-leaving";
import { type Leave, useBackGuard } from "./use-back-guard";

type UnsavedChanges = {
  report: (id: string, unsaved: boolean) => void;
  leave: Leave;
  leaveTo: (href: Route) => void;
};

const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

/** Asks before closing, reloading, links and Back lose unsaved changes. */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const confirm = useConfirm();
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const active = unsaved.size > 0;
  const guarding = useRef(active);
  const asking = useRef<Promise<boolean>>(undefined);
  const latestActive = useRef(active);
  const [navigating, startNavigation] = useTransition();

  const report = useCallback((id: string, isUnsaved: boolean) => {
    setUnsaved((before) => {
      if (before.has(id) === isUnsaved) return before;
      const after = new Set(before);
      if (isUnsaved) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);

  const mayLeave = useCallback(() => {
    if (!guarding.current) return Promise.resolve(true);
    asking.current ??= confirm({
      title: "Leave without saving?",
      content: "Your changes on this page are not saved.",
      confirmLabel: "Discard and leave",
      cancelLabel: "Stay",
      tone: "danger",
    }).then((leaves) => {
      asking.current = undefined;
      return leaves;
    });
    return asking.current;
  }, [confirm]);

  const guardAgain = useCallback(() => {
    guarding.current = latestActive.current;
  }, []);

  const leave = useCallback<Leave>(
    async (go) => {
      if (!(await mayLeave())) return;
      guarding.current = false;
      let left: unknown = false;
      try {
        left = await go();
      } finally {
        if (left === false) guardAgain();
      }
    },
    [mayLeave, guardAgain],
  );

  const leaveTo = useCallback(
    (href: Route) => void leave(() => startNavigation(() => router.push(href))),
    [leave, router],
  );

  useLayoutEffect(() => {
    latestActive.current = active;
    if (!navigating) guarding.current = active;
  }, [active, navigating]);

  useBackGuard(active, guarding, leave);

  useEffect(() => {
    if (!active) return;

    function unload(event: BeforeUnloadEvent) {
      if (guarding.current) event.preventDefault();
    }

    function click(event: MouseEvent) {
      const target = guarding.current ? linkLeaving(event) : null;
      if (!target) return;
      event.preventDefault();
      leaveTo(target as Route);
    }

    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("input", guardAgain, { capture: true, signal });
    window.addEventListener("beforeunload", unload, { signal });
    window.addEventListener("click", click, { capture: true, signal });
    return () => listening.abort();
  }, [active, guardAgain, leaveTo]);

  const holdsChanges = useCallback(() => guarding.current, []);
  const value = useMemo(() => ({ report, leave, leaveTo }), [report, leave, leaveTo]);
  return (
    <UnsavedChangesContext value={value}>
      <HoldsChangesContext value={holdsChanges}>{children}</HoldsChangesContext>
    </UnsavedChangesContext>
  );
}

function useProvider(): UnsavedChanges {
  const provider = useContext(UnsavedChangesContext);
  if (!provider) throw new Error("UnsavedChangesProvider is missing");
  return provider;
}

/** Registers unsaved changes of the calling component, before the user sees whether there are any. */
export function useUnsavedChanges(unsaved: boolean) {
  const id = useId();
  const { report } = useProvider();
  useLayoutEffect(() => {
    report(id, unsaved);
    return () => report(id, false);
  }, [id, report, unsaved]);
}

/** Asks before leaving other than by links, if anything is unsaved. */
export function useLeave(): Pick<UnsavedChanges, "leave" | "leaveTo"> {
  return useProvider();
}
