"use client";

import type { Route } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import type { ButtonStyle } from "@/components/ui/button-style";
import { type ActionKey, portalActions } from "./portal-actions";
import { wantAction } from "./wanted-action";

type ActionLinkProps = ButtonStyle & { action: ActionKey };

/** A link to the tab of an action, which begins the action there. */
export function ActionLink({ action, variant = "secondary", size = "sm", ...look }: ActionLinkProps) {
  const declared = portalActions.find(({ key }) => key === action);
  if (!declared) return null;
  const { tab, label, icon: Icon } = declared;
  return (
    <ButtonLink
      {...look}
      variant={variant}
      size={size}
      href={`/admin?tab=${tab}` as Route}
      onClick={() => wantAction(action)}
    >
      <Icon aria-hidden="true" />
      {label}
    </ButtonLink>
  );
}
