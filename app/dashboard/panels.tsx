import type { ReactNode } from "react";
import { GenerateBusiness } from "@/components/business-plan/generate-business";
import type { DashboardTabKey } from "@/components/dashboard/dashboard-tabs";
import { Marketplace } from "@/components/dashboard/marketplace";
import { Overview } from "@/components/dashboard/overview";
import { Plugins } from "@/components/dashboard/plugins";
import { Portals } from "@/components/dashboard/portals";
import { latestAppliedPlan } from "@/lib/business-plan/applied.server";

/** What each tab of the dashboard shows. */
export const panels: Record<DashboardTabKey, () => ReactNode | Promise<ReactNode>> = {
  dashboard: () => <Overview />,
  generate: async () => <GenerateBusiness applied={await latestAppliedPlan()} />,
  plugins: () => <Plugins />,
  portals: () => <Portals />,
  marketplace: () => <Marketplace />,
};
