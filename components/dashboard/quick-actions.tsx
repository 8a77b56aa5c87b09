import { ExternalLink, FileUp } from "lucide-react";
import { PageLink } from "@/components/ui/page-link";
import { may, type Role } from "@/lib/platform/access/permissions";
import { screens } from "./screens";

type QuickActionsProps = {
  role: Role;
  /** 0 if the landing page was never saved. */
  landingVersion: number | null;
};

/** Links to the most frequent tasks that the role may do. */
export function QuickActions({ role, landingVersion }: QuickActionsProps) {
  const landing = landingVersion ? `Version ${landingVersion} is live` : "Say what you offer";
  const actions = [
    { ...screens.landing, label: "Edit the landing page", text: landing },
    { ...screens.plans, label: "Generate a business", text: "From a description" },
    { ...screens.templates, label: "Upload a template", text: "A ZIP of your own", icon: FileUp },
    { ...screens.seo, label: "SEO settings", text: "What search engines show" },
    { ...screens.orders, label: "See orders", text: "From both restaurants" },
    {
      label: "View the site",
      text: "Opens in a new tab",
      href: "/welcome",
      needs: "dashboard:read",
      icon: ExternalLink,
      target: "_blank",
    },
  ] as const;
  return (
    <ul className="grid grid-cols-1 gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-3">
      {actions
        .filter(({ needs }) => may(role, needs))
        .map(({ label, text, needs, icon: Icon, ...link }) => (
          <li key={label} className="grid">
            <PageLink
              {...link}
              className="flex min-h-16 items-center gap-3 rounded-inner border border-line bg-surface px-3.5 py-3 shadow-control transition-colors hover:border-ink-soft hover:bg-sunken"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
                <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
              </span>
              <span className="grid min-w-0">
                <span className="font-semibold text-sm leading-snug">{label}</span>
                <span className="text-ink-soft text-xs leading-snug">{text}</span>
              </span>
            </PageLink>
          </li>
        ))}
    </ul>
  );
}
