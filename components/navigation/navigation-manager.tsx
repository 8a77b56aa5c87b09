"use client";

import { ManagerFailed } from "@/components/ui/manager-failed";
import type { NavigationScreen } from "@/lib/navigation/answers";
import { NavigationForm } from "./navigation-form";

/** The navigation and the footer of all pages. `initial` is null if the server could not read it. */
export function NavigationManager({ initial }: { initial: NavigationScreen | null }) {
  if (!initial) return <ManagerFailed title="The navigation could not be loaded" />;
  return (
    <div className="grid max-w-3xl gap-4">
      <p className="text-ink-soft">
        The links at the top and at the bottom of all your pages. Links that lead nowhere, such as to a
        restaurant that is gone, are left out by themselves.
      </p>
      <NavigationForm {...initial} />
    </div>
  );
}
