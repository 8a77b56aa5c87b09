"use client";

import { ArrowDownUp, CornerUpRight, Files, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { onDemand } from "@/components/ui/on-demand";
import { Segmented } from "@/components/ui/segmented";
import { Loading } from "@/components/ui/spinner";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { SeoManagerData, SeoSite } from "@/lib/seo/manager";
import { PagesPanel } from "./pages-panel";
import { RedirectsSkeleton } from "./redirects-skeleton";
import { useSeoAddress } from "./use-seo-address";
import { type SeoPages, useSeoPages } from "./use-seo-pages";

const RedirectsPanel = onDemand(
  async () => (await import("./redirects-panel")).RedirectsPanel,
  <RedirectsSkeleton />,
);
const TransferPanel = onDemand(async () => (await import("./transfer-panel")).TransferPanel, <Loading />);

type Shown = { site: SeoSite; list: SeoPages; page: string | null; onChoose: (page: string) => void };
type View = { value: string; label: string; icon: LucideIcon; panel: (shown: Shown) => ReactNode };

/** Views by `?view=`; the first is the default. */
const views: [View, ...View[]] = [
  { value: "pages", label: "Pages", icon: Files, panel: (shown) => <PagesPanel {...shown} /> },
  { value: "redirects", label: "Redirects", icon: CornerUpRight, panel: () => <RedirectsPanel /> },
  {
    value: "transfer",
    label: "Import & export",
    icon: ArrowDownUp,
    panel: ({ list }) => <TransferPanel onImported={list.reload} />,
  },
];

/** Manages SEO settings. `initial` is null if the server could not read them. */
export function SeoManager({ initial }: { initial: SeoManagerData | null }) {
  return initial ? <Manager {...initial} /> : <ManagerFailed title="The SEO settings could not be loaded" />;
}

function Manager({ pages, site }: SeoManagerData) {
  const list = useSeoPages(pages);
  const hydrated = useHydrated();
  const { view, page, go } = useSeoAddress();
  const shown = views.find(({ value }) => value === view) ?? views[0];

  return (
    <div className="@container grid gap-6">
      <Segmented
        label="View"
        segments={views}
        value={shown.value}
        onChange={(value) => go({ view: value === views[0].value ? null : value })}
        className="max-sm:flex sm:justify-self-start [&_button]:flex-auto [&_button]:whitespace-nowrap max-sm:[&_svg]:hidden"
      />
      <fieldset disabled={!hydrated} className="contents">
        {shown.panel({ site, list, page, onChoose: (name) => go({ page: name }) })}
      </fieldset>
    </div>
  );
}
