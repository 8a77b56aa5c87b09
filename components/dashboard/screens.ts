import { LayoutTemplate, PanelsTopLeft, ReceiptText, Search, Sparkles } from "lucide-react";

/** The screens that the dashboard links to, and the permission to open them. */
export const screens = {
  orders: { icon: ReceiptText, href: "/admin?tab=orders", needs: "orders:read" },
  landing: { icon: PanelsTopLeft, href: "/admin", needs: "landing:write" },
  templates: { icon: LayoutTemplate, href: "/admin?tab=templates", needs: "templates:write" },
  seo: { icon: Search, href: "/admin?tab=seo", needs: "seo:write" },
  plans: { icon: Sparkles, href: "/dashboard?tab=generate", needs: "plans:write" },
} as const;
