import type { ReactNode } from "react";
import { GenerateBusiness } from "@/components/business-plan/generate-business";
import type { DashboardTabKey } from "@/components/dashboard/dashboard-tabs";
import { Marketplace } from "@/components/dashboard/marketplace";
import { Overview } from "@/components/dashboard/overview";
import { Plugins } from "@/components/dashboard/plugins";
import { Portals } from "@/components/dashboard/portals";
import { getFigures } from "@/lib/dashboard/figures.server";
import { log } from "@/lib/log";

/** Null, and a line in the log, where they can't be read. */
const figuresOrNull = () =>
  getFigures().catch((error: unknown) => {
    log.error({ err: error }, "The dashboard's figures could not be loaded");
    return null;
  });

/** What each tab of the dashboard shows. */
export const panels: Record<DashboardTabKey, () => ReactNode | Promise<ReactNode>> = {
  dashboard: async () => <Overview figures={await figuresOrNull()} />,
  generate: () => <GenerateBusiness />,
  plugins: () => <Plugins />,
  portals: () => <Portals />,
  marketplace: () => <Marketplace />,
};
