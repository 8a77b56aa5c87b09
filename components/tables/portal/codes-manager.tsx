"use client";

import { ArrowLeft, Printer, RotateCw } from "lucide-react";
import type { Route } from "next";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { callFailure } from "@/components/ui/call-failure";
import { useConfirm } from "@/components/ui/dialog-provider";
import { EmptyState } from "@/components/ui/empty-state";
import { notify } from "@/components/ui/messages";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { PrintedCode, RestaurantTables } from "@/lib/tables/answers";
import { CodeCard } from "./code-card";
import "./code-sheet.css";
import { RestaurantSelect } from "@/components/reservations/portal/restaurant-select";

/** Status of the answer if the key of the codes is lost. */
const CONFLICT = 409;

type CodesManagerProps = { restaurants: readonly RestaurantTables[] };

/** The codes of the tables of a restaurant, to be printed and replaced. */
export function CodesManager({ restaurants }: CodesManagerProps) {
  const [chosen, setChosen] = useState(restaurants[0]?.id ?? "");
  const restaurant = restaurants.find(({ id }) => id === chosen);
  return (
    <div className="grid max-w-5xl gap-4">
      <PageLink
        href={"/admin?tab=tables" as Route}
        className={buttonStyle({
          variant: "quiet",
          size: "sm",
          className: "justify-self-start print:hidden",
        })}
      >
        <ArrowLeft aria-hidden="true" />
        Tables
      </PageLink>
      <RestaurantSelect
        restaurants={restaurants}
        value={chosen}
        onChange={setChosen}
        className="max-w-sm print:hidden"
      />
      {restaurant ? (
        <CodesOf key={restaurant.id} id={restaurant.id} />
      ) : (
        <EmptyState
          icon={Printer}
          title="No open restaurant"
          text="Tables belong to a restaurant that is published."
        />
      )}
    </div>
  );
}

function CodesOf({ id }: { id: string }) {
  const { data, failure, reload, change } = useCall("GET /table-codes/{id}", { params: { id } });
  const confirm = useConfirm();
  const { act, pending } = useAction();

  /** @param only the table; by default all */
  async function rotate(only?: PrintedCode) {
    const name = only?.name ?? "all tables";
    const mayRotate = await confirm({
      title: `Replace the code of ${name}?`,
      content:
        "The printed ones are not valid any more, and phones that scanned them can’t order. Print the new ones and put them on the tables.",
      confirmLabel: "Replace",
      tone: "danger",
    });
    if (!mayRotate) return;
    const body = only ? { tableKey: only.key } : {};
    await act("rotate", () => call("POST /table-codes/{id}/rotate", { params: { id }, body }), {
      failed: "The codes could not be replaced. Please try again.",
      onDone: (codes) => {
        change(() => codes);
        notify.success(`The code of ${name} was replaced. Print it now.`, { topic: "table-codes" });
      },
    });
  }

  const replaceAll = (
    <Button
      variant="secondary"
      size="sm"
      aria-disabled={pending !== null || undefined}
      onClick={() => pending === null && void rotate()}
    >
      <RotateCw aria-hidden="true" />
      Replace all
    </Button>
  );
  if (failure)
    return (
      <div className="grid justify-items-start gap-3">
        <RetryNotice title={callFailure(failure, "The codes could not be loaded")} onRetry={reload} />
        {failure instanceof RequestError && failure.status === CONFLICT && replaceAll}
      </div>
    );
  if (!data) return <Skeleton className="h-96" />;
  if (data.codes.length === 0)
    return (
      <EmptyState icon={Printer} title="No tables" text="Enter the tables of this restaurant first.">
        <PageLink
          href={"/admin?tab=reservations&view=rules" as Route}
          className={buttonStyle({ size: "sm" })}
        >
          Enter your tables
        </PageLink>
      </EmptyState>
    );
  return (
    <div className="grid gap-4">
      {!data.isOriginKnown && (
        <Notice tone="warning" title="Check the address before you print">
          These codes lead to {data.origin}, the address of this page. Enter the site’s address in the
          settings if guests use another one.
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print or save as PDF
        </Button>
        {replaceAll}
      </div>
      <ul className="code-sheet print-alone grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {data.codes.map((code) => (
          <CodeCard
            key={code.key}
            code={code}
            restaurantName={data.restaurantName}
            caption={data.caption}
            onReplace={() => pending === null && void rotate(code)}
          />
        ))}
      </ul>
    </div>
  );
}
