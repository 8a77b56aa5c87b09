"use client";

import { CircleHelp, LogOut, type LucideIcon, Monitor, Smartphone, Tablet } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { MomentTime } from "@/components/ui/moment-time";
import type { DeviceKind } from "@/lib/accounts/sign-in/describe-device";
import type { ListedSession } from "@/lib/accounts/user-answers";

const icons: Record<DeviceKind, LucideIcon> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Monitor,
  unknown: CircleHelp,
};

const methods: Record<ListedSession["method"], string> = {
  password: "by password",
  passkey: "by passkey",
  pin: "by PIN",
};

type SessionItemProps = { session: ListedSession; pending: boolean; onEnd: () => void };

/** A session, with a button to end it. */
export function SessionItem({ session, pending, onEnd }: SessionItemProps) {
  const { device, address, method, createdAt, lastUsedAt, isPresent } = session;
  const Icon = icons[device.kind];
  return (
    <li className="flex items-start gap-3 py-3.5 sm:items-center">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" strokeWidth={1.75} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="wrap-anywhere font-semibold text-sm">{device.name}</span>
          {isPresent && <Badge tone="brand">This device</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          Last used <MomentTime at={lastUsedAt} />
          {address && (
            <>
              {" "}
              from <span className="tabular-nums">{address}</span>
            </>
          )}
        </p>
        <p className="text-ink-soft text-xs">
          Signed in {methods[method]} <MomentTime at={createdAt} />
        </p>
      </div>
      {!isPresent && (
        <Button variant="secondary" size="sm" pending={pending} onClick={onEnd}>
          <LogOut aria-hidden="true" />
          <span className="max-sm:sr-only">Sign out</span>
          <span className="sr-only">
            {device.name} {address}
          </span>
        </Button>
      )}
    </li>
  );
}
