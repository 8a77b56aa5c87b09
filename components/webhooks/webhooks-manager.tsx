"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { useConfirm } from "@/components/ui/dialog-provider";
import { Field } from "@/components/ui/field";
import { focusOnMount } from "@/components/ui/focus-on-mount";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { EndpointInput, ListedEndpoint } from "@/lib/webhooks/schema";
import { DeliveriesDialog } from "./deliveries-dialog";
import { EndpointForm, newEndpoint } from "./endpoint-form";
import { EndpointItem } from "./endpoint-item";

type Panel = { kind: "add" } | { kind: "edit" | "deliveries"; id: string } | null;

const inputOf = ({ id: _, state: __, ...input }: ListedEndpoint): EndpointInput => input;

/** The addresses to which events are sent. */
export function WebhooksManager() {
  const { data, failure, reload, change } = useCall("GET /webhook-endpoints");
  const [panel, setPanel] = useState<Panel>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const saving = useAction({ refusals: "inline" });
  const { pending, act } = useAction({ onRefused: reload });
  const confirm = useConfirm();
  const close = () => setPanel(null);
  const endpoints = data?.endpoints;
  const listed = panel?.kind === "deliveries" ? endpoints?.find(({ id }) => id === panel.id) : undefined;

  function showSecret(made: { secret: string; endpoints: ListedEndpoint[] }) {
    change(() => ({ endpoints: made.endpoints }));
    setSecret(made.secret);
    close();
  }

  const add = (body: EndpointInput) =>
    saving.act("add", () => call("POST /webhook-endpoints", { body }), { onDone: showSecret });

  const save = (id: string) => (body: EndpointInput) =>
    saving.act("save", () => call("PUT /webhook-endpoints/{id}", { params: { id }, body }), {
      onDone(answer) {
        close();
        change(() => answer);
      },
      done: "The endpoint is saved",
    });

  async function renewSecret(id: string) {
    const isSure = await confirm({
      title: "Make a new signing secret?",
      content: "Both sign for another day; then the former one stops.",
      confirmLabel: "Make new secret",
    });
    if (!isSure) return;
    await act(id, () => call("POST /webhook-endpoints/{id}/secret", { params: { id } }), {
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
    await act(id, () => call("DELETE /webhook-endpoints/{id}", { params: { id } }), {
      onDone: (answer) => change(() => answer),
      done: "The endpoint is removed",
    });
  }

  const test = (id: string) =>
    void act(id, () => call("POST /webhook-endpoints/{id}/test", { params: { id } }), {
      done: "A test is sent: see its deliveries",
    });

  const actionsOf = (endpoint: ListedEndpoint): [string, () => void][] => [
    ["Send a test", () => test(endpoint.id)],
    ["Deliveries", () => setPanel({ kind: "deliveries", id: endpoint.id })],
    ["Edit", () => setPanel({ kind: "edit", id: endpoint.id })],
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
              pending={pending === endpoint.id}
              actions={actionsOf(endpoint)}
            >
              {panel?.kind === "edit" && panel.id === endpoint.id && (
                <EndpointForm
                  label={`Edit ${endpoint.url}`}
                  values={inputOf(endpoint)}
                  submitLabel="Save"
                  failure={saving.error}
                  onSave={save(endpoint.id)}
                  onCancel={close}
                />
              )}
            </EndpointItem>
          ))}
        </ul>
      )}
      {secret && (
        <div key={secret} ref={focusOnMount} tabIndex={-1} className="focus:outline-none">
          <Notice tone="success" title="The signing secret" onDismiss={() => setSecret(null)}>
            <p>Copy it now: it is shown only this once.</p>
            <div className="mt-3 grid w-full gap-2">
              <Field label="Signing secret">
                <Input readOnly dir="ltr" className="font-mono" value={secret} />
              </Field>
              <CopyButton label="Copy secret" text={() => secret} />
            </div>
          </Notice>
        </div>
      )}
      {panel?.kind === "add" ? (
        <EndpointForm
          label="Add an endpoint"
          values={newEndpoint}
          submitLabel="Add endpoint"
          failure={saving.error}
          onSave={add}
          onCancel={close}
        />
      ) : (
        <Button className="sm:justify-self-start" onClick={() => setPanel({ kind: "add" })}>
          Add an endpoint
        </Button>
      )}
      {listed && <DeliveriesDialog endpoint={listed} onClose={close} />}
    </Card>
  );
}
