import type { LucideIcon } from "lucide-react";
import type { Route } from "next";
import { pageLabel } from "@/components/seo/page-label";
import type { Activity } from "@/lib/dashboard/activity";
import type { Permission } from "@/lib/platform/access/permissions";
import { formatMoney } from "@/lib/platform/money/money";
import { screens } from "./screens";

type Described = { icon: LucideIcon; title: string; text: string; href: Route; needs: Permission };

/** Describes an activity in words, with a link to the screen that manages its subject. */
export function describeActivity(activity: Activity): Described {
  switch (activity.kind) {
    case "order":
      return {
        ...screens.orders,
        title: `Order ${activity.number}`,
        text: `${activity.restaurantName}, ${formatMoney(activity.cents, activity.currency)}${activity.isDemo ? ", demo" : ""}`,
      };
    case "landing":
      return {
        ...screens.landing,
        title: `Landing page, version ${activity.version}`,
        text:
          activity.restoredFrom === null
            ? `Saved by ${activity.author}`
            : `Version ${activity.restoredFrom} restored by ${activity.author}`,
      };
    case "template":
      return {
        ...screens.templates,
        title: `Template “${activity.name}”`,
        text: activity.version === 1 ? "Uploaded" : `Version ${activity.version} uploaded`,
      };
    case "seo":
      return {
        ...screens.seo,
        title: `SEO settings of ${pageLabel(activity.page)}`,
        text: "Saved",
        href: `/admin?tab=seo&page=${encodeURIComponent(activity.page)}` as Route,
      };
    case "plan":
      return {
        ...screens.plans,
        title: "Business plan",
        text: activity.isUndone ? "Undone" : `Applied by ${activity.author}`,
      };
  }
}
