"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useConfirm } from "@/components/ui/dialog-provider";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { ListedPrinter } from "@/lib/printers/answers";
import type { PrinterInput } from "@/lib/printers/schema";
import { PrintQueue } from "./print-queue";
import { PrinterAddress } from "./printer-address";
import { newPrinter, PrinterForm } from "./printer-form";
import { PrinterItem } from "./printer-item";
import { usePrinters } from "./use-printers";

type Panel = { kind: "add" } | { kind: "edit" | "queue"; id: string } | null;

const inputOf = ({
  name,
  protocol,
  width,
  codePage,
  restaurantId,
  kitchenCopies,
  receiptCopies,
}: ListedPrinter) =>
  ({ name, protocol, width, codePage, restaurantId, kitchenCopies, receiptCopies }) as PrinterInput;

/** The printers: their state, addresses and tickets. */
export function PrintersManager() {
  const { data, failure, reload, change } = usePrinters();
  const [panel, setPanel] = useState<Panel>(null);
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const saving = useAction({ refusals: "inline" });
  const { pending, act } = useAction({ onRefused: reload });
  const confirm = useConfirm();
  const close = () => setPanel(null);
  const printers = data?.printers;
  const madeFor = printers?.find(({ id }) => id === made?.id);
  const queueOf = panel?.kind === "queue" ? printers?.find(({ id }) => id === panel.id) : undefined;

  function showAddress({ id, secret, printers }: { id: string; secret: string; printers: ListedPrinter[] }) {
    change(() => ({ printers }));
    setMade({ id, secret });
  }

  const add = (body: PrinterInput) =>
    saving.act("add", () => call("POST /printers", { body }), {
      onDone(answer) {
        close();
        showAddress(answer);
      },
    });

  const save = (id: string) => (body: PrinterInput) =>
    saving.act("save", () => call("PUT /printers/{id}", { params: { id }, body }), {
      onDone(answer) {
        close();
        change(() => answer);
      },
      done: `“${body.name}” is saved`,
    });

  const test = ({ id, name }: ListedPrinter) =>
    act(id, () => call("POST /printers/{id}/test", { params: { id } }), {
      done: `A test ticket is queued on “${name}”`,
      onDone: reload,
    });

  async function changeAddress({ id, name }: ListedPrinter) {
    const isSure = await confirm({
      title: `Make a new address for “${name}”?`,
      content: "The printer prints nothing until the new address is typed into it.",
      confirmLabel: "Make new address",
    });
    if (!isSure) return;
    await act(id, () => call("POST /printers/{id}/address", { params: { id } }), { onDone: showAddress });
  }

  async function remove({ id, name, waiting }: ListedPrinter) {
    const isSure = await confirm({
      title: `Remove “${name}”?`,
      content:
        waiting > 0
          ? `Its ${waiting} waiting tickets are not printed.`
          : "Its address stops working at once.",
      confirmLabel: "Remove",
      tone: "danger",
    });
    if (!isSure) return;
    await act(id, () => call("DELETE /printers/{id}", { params: { id } }), {
      onDone: (answer) => change(() => answer),
      done: `“${name}” is removed`,
    });
  }

  if (failure && !printers) return <RetryNotice title="The printers could not be loaded" onRetry={reload} />;
  if (!printers) return <Skeleton className="h-44 rounded-card" />;
  return (
    <Card className="grid gap-4">
      {printers.length > 0 && (
        <ul className="divide-y divide-line rounded-inner border border-line px-4" aria-labelledby="printers">
          {printers.map((printer) => (
            <PrinterItem
              key={printer.id}
              printer={printer}
              pending={pending === printer.id}
              onQueue={() => setPanel({ kind: "queue", id: printer.id })}
              onTest={() => void test(printer)}
              onEdit={() => setPanel({ kind: "edit", id: printer.id })}
              onNewAddress={() => void changeAddress(printer)}
              onRemove={() => void remove(printer)}
            >
              {panel?.kind === "edit" && panel.id === printer.id && (
                <PrinterForm
                  label={`Edit ${printer.name}`}
                  values={inputOf(printer)}
                  submitLabel="Save"
                  failure={saving.error}
                  onSave={save(printer.id)}
                  onCancel={close}
                />
              )}
            </PrinterItem>
          ))}
        </ul>
      )}
      {made && madeFor && (
        <PrinterAddress
          key={made.secret}
          printer={madeFor}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
      {panel?.kind === "add" ? (
        <PrinterForm
          label="Add a printer"
          values={newPrinter}
          submitLabel="Add printer"
          failure={saving.error}
          onSave={add}
          onCancel={close}
        />
      ) : (
        <Button className="sm:justify-self-start" onClick={() => setPanel({ kind: "add" })}>
          <Plus aria-hidden="true" />
          Add a printer
        </Button>
      )}
      {queueOf && <PrintQueue printer={queueOf} onClose={close} />}
    </Card>
  );
}
