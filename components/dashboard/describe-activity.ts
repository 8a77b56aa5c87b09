import { LayoutTemplate, type LucideIcon, PanelsTopLeft, ReceiptText, Search, Sparkles } from "lucide-react";
import type { Route } from "next";
import { pageLabel } from "@/components/seo/page-label";
import type { Activity } from "@/lib/dashboard/activity";
import { formatCents } from "@/lib/orders/totals";
import type { Permission } from "@/lib/platform/access/permissions";

type Described = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Where it is managed, and the permission needed. */
  href: Route;
  needs: Permission;
};

/** Describes an activity in words. */
export function describeActivity(activity: Activity): Described {
  switch (activity.kind) {
    case "order":
      return {
        icon: ReceiptText,
        title: `Order ${activity.number}`,
        text: `${activity.restaurantName}, ${formatCents(activity.cents)}`,
        href: "/admin?tab=orders",
        needs: "orders:read",
      };
    case "landing":
      return {
        icon: PanelsTopLeft,
        title: `Landing page, version ${activity.version}`,
        text:
          activity.restoredFrom === null
            ? `Saved by ${activity.author}`
            : `Version ${activity.restoredFrom} restored by ${activity.author}`,
        href: "/admin",
        needs: "landing:write",
      };
    case "template":
      return {
        icon: LayoutTemplate,
        title: `Template “${activity.name}”`,
        text: activity.version === 1 ? "Uploaded" : `Version ${activity.version} uploaded`,
        href: "/admin?tab=templates",
        needs: "templates:write",
      };
    case "seo":
      return {
        icon: Search,
        title: `SEO settings of ${pageLabel(activity.page)}`,
        text: "Saved",
        href: `/admin?tab=seo&page=${encodeURIComponent(activity.page)}` as Route,
        needs: "seo:write",
      };
    case "plan":
      return {
        icon: Sparkles,
        title: "Business plan",
        text: activity.isUndone ? "Undone" : `Applied by ${activity.author}`,
        href: "/dashboard?tab=generate",
        needs: "plans:write",
      };
  }
}
