import type { ReactNode } from "react";
import { GenerateBusiness } from "@/components/business-plan/lazy-generate-business";
import type { DashboardTabKey } from "@/components/dashboard/dashboard-tabs";
import { Marketplace } from "@/components/dashboard/marketplace";
import { Overview } from "@/components/dashboard/overview";
import { Plugins } from "@/components/dashboard/plugins";
import { Portals } from "@/components/dashboard/portals";
import { latestPlans } from "@/lib/business-plan/applied.server";
import { proposedRequest } from "@/lib/business-plan/proposed-request.server";
import { siteLanguage } from "@/lib/business-profile/language.server";
import { getFigures } from "@/lib/dashboard/figures.server";
import type { Role } from "@/lib/platform/access/permissions";
import { orNull } from "../or-null";

type PanelProps = { role: Role; showsExamples: boolean };

/** The content of each tab of the dashboard. */
export const panels: Record<DashboardTabKey, (props: PanelProps) => ReactNode | Promise<ReactNode>> = {
  dashboard: async ({ role, showsExamples }) => (
    <Overview
      role={role}
      showsExamples={showsExamples}
      figures={await orNull(getFigures(), "The dashboard’s figures could not be loaded")}
    />
  ),
  generate: async () => (
    <GenerateBusiness
      latest={(await orNull(latestPlans(), "The latest applied plan could not be loaded")) ?? []}
      proposed={await orNull(proposedRequest(), "The business profile could not be loaded")}
      siteLanguage={await siteLanguage()}
    />
  ),
  plugins: () => <Plugins />,
  portals: () => <Portals />,
  marketplace: () => <Marketplace />,
};
