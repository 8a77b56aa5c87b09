"use client";

import { usePortalAction } from "@/components/commands/commands";
import { Card } from "@/components/ui/card";
import { useConfirm } from "@/components/ui/dialog-provider";
import { RetryNotice } from "@/components/ui/retry-notice";
import { AddRow } from "@/components/ui/rows/add-row";
import type { RowAction } from "@/components/ui/rows/row-actions";
import { useRowPanel } from "@/components/ui/rows/use-row-panel";
import { ShownOnce } from "@/components/ui/shown-once";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { useShownOnce } from "@/components/ui/use-shown-once";
import { call } from "@/lib/api/call";
import type { EndpointInput, ListedEndpoint } from "@/lib/webhooks/schema";
import { DeliveriesDialog } from "./deliveries-dialog";
import { EndpointForm, newEndpoint } from "./endpoint-form";
import { EndpointItem } from "./endpoint-item";

const inputOf = ({ id: _, state: __, ...input }: ListedEndpoint): EndpointInput => input;

/** The addresses to which events are sent. */
export function WebhooksManager() {
  const { data, failure, reload, change } = useCall("GET /webhook-endpoints");
  const { pendingOf, act } = useAction({ onRefused: reload });
  const confirm = useConfirm();
  const panel = useRowPanel<"edit" | "deliveries">();
  usePortalAction("addEndpoint", panel.add);
  const endpoints = data?.endpoints;
  const { shown, show, hide } = useShownOnce(endpoints);
  const listed = endpoints?.find(({ id }) => id === panel.idOf("deliveries"));

  function showSecret({
    id,
    secret,
    endpoints,
  }: {
    id: string;
    secret: string;
    endpoints: ListedEndpoint[];
  }) {
    change(() => ({ endpoints }));
    show({ id, secret });
    panel.close();
  }

  function showChanged(answer: { endpoints: ListedEndpoint[] }) {
    change(() => answer);
    panel.close();
  }

  async function renewSecret(id: string) {
    const isSure = await confirm({
      title: "Make a new signing secret?",
      content: "Both sign for another day; then the former one stops.",
      confirmLabel: "Make new secret",
    });
    if (!isSure) return;
    await act("New secret", () => call("POST /webhook-endpoints/{id}/secret", { params: { id } }), {
      about: id,
      onDone: showSecret,
    });
  }

  async function remove({ id, url }: ListedEndpoint) {
    const isSure = await confirm({
      title: `Remove ${url}?`,
      content: "Its deliveries are removed too; those that wait are not sent.",
      confirmLabel: "Remove",
      tone: "danger",
    });
    if (!isSure) return;
    await act("Remove", () => call("DELETE /webhook-endpoints/{id}", { params: { id } }), {
      about: id,
      onDone: (answer) => change(() => answer),
      done: "The endpoint is removed",
    });
  }

  const test = (id: string) =>
    void act("Send a test", () => call("POST /webhook-endpoints/{id}/test", { params: { id } }), {
      about: id,
      done: "A test is sent: see its deliveries",
    });

  const actionsOf = (endpoint: ListedEndpoint): RowAction[] => [
    ["Send a test", () => test(endpoint.id)],
    ["Deliveries", () => panel.open("deliveries", endpoint.id)],
    ["Edit", () => panel.open("edit", endpoint.id)],
    ["New secret", () => void renewSecret(endpoint.id)],
    ["Remove", () => void remove(endpoint)],
  ];

  if (failure && !endpoints) return <RetryNotice title="The webhooks could not be loaded" onRetry={reload} />;
  if (!endpoints) return <Skeleton className="h-44 rounded-card" />;
  return (
    <Card className="grid gap-4">
      {endpoints.length === 0 && <p className="text-sm">Events are sent nowhere yet.</p>}
      {endpoints.length > 0 && (
        <ul className="divide-y divide-line rounded-inner border border-line px-4" aria-labelledby="webhooks">
          {endpoints.map((endpoint) => (
            <EndpointItem
              key={endpoint.id}
              endpoint={endpoint}
              pending={pendingOf(endpoint.id)}
              actions={actionsOf(endpoint)}
            >
              {panel.idOf("edit") === endpoint.id && (
                <EndpointForm
                  label={`Edit ${endpoint.url}`}
                  values={inputOf(endpoint)}
                  submitLabel="Save"
                  save={(body) => call("PUT /webhook-endpoints/{id}", { params: { id: endpoint.id }, body })}
                  onSaved={showChanged}
                  done="The endpoint is saved"
                  onCancel={panel.close}
                />
              )}
            </EndpointItem>
          ))}
        </ul>
      )}
      {shown && (
        <ShownOnce
          key={shown.secret}
          title="The signing secret"
          label="Signing secret"
          value={shown.secret}
          onClose={hide}
        >
          <p className="wrap-anywhere">Of {shown.row.url}</p>
        </ShownOnce>
      )}
      <AddRow label="Add an endpoint" count={endpoints.length} onOpen={panel.add}>
        {panel.isAdding && (
          <EndpointForm
            label="Add an endpoint"
            values={newEndpoint}
            submitLabel="Add endpoint"
            save={(body) => call("POST /webhook-endpoints", { body })}
            onSaved={showSecret}
            onCancel={panel.close}
          />
        )}
      </AddRow>
      {listed && <DeliveriesDialog endpoint={listed} onClose={panel.close} />}
    </Card>
  );
}
