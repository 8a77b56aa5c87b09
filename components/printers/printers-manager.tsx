"use client";

import { usePortalAction } from "@/components/commands/commands";
import { Card } from "@/components/ui/card";
import { useConfirm } from "@/components/ui/dialog-provider";
import { RetryNotice } from "@/components/ui/retry-notice";
import { AddRow } from "@/components/ui/rows/add-row";
import type { RowAction } from "@/components/ui/rows/row-actions";
import { useRowPanel } from "@/components/ui/rows/use-row-panel";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useShownOnce } from "@/components/ui/use-shown-once";
import { call } from "@/lib/api/call";
import type { ListedPrinter } from "@/lib/printers/answers";
import type { PrinterInput } from "@/lib/printers/schema";
import { PrintQueue } from "./print-queue";
import { PrinterAddress } from "./printer-address";
import { newPrinter, PrinterForm } from "./printer-form";
import { PrinterItem } from "./printer-item";
import { usePrinters } from "./use-printers";

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
  const { pendingOf, act } = useAction({ onRefused: reload });
  const confirm = useConfirm();
  const panel = useRowPanel<"edit" | "queue">();
  usePortalAction("addPrinter", panel.add);
  const printers = data?.printers;
  const { shown, show, hide } = useShownOnce(printers);
  const queueOf = printers?.find(({ id }) => id === panel.idOf("queue"));

  function showAddress({ id, secret, printers }: { id: string; secret: string; printers: ListedPrinter[] }) {
    change(() => ({ printers }));
    show({ id, secret });
    panel.close();
  }

  function showChanged(answer: { printers: ListedPrinter[] }) {
    change(() => answer);
    panel.close();
  }

  const test = ({ id, name }: ListedPrinter) =>
    act("Test print", () => call("POST /printers/{id}/test", { params: { id } }), {
      about: id,
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
    await act("New address", () => call("POST /printers/{id}/address", { params: { id } }), {
      about: id,
      onDone: showAddress,
    });
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
    await act("Remove", () => call("DELETE /printers/{id}", { params: { id } }), {
      about: id,
      onDone: (answer) => change(() => answer),
      done: `“${name}” is removed`,
    });
  }

  const actionsOf = (printer: ListedPrinter): RowAction[] => [
    ["Tickets", () => panel.open("queue", printer.id)],
    ["Test print", () => void test(printer)],
    ["Edit", () => panel.open("edit", printer.id)],
    ["New address", () => void changeAddress(printer)],
    ["Remove", () => void remove(printer)],
  ];

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
              pending={pendingOf(printer.id)}
              actions={actionsOf(printer)}
            >
              {panel.idOf("edit") === printer.id && (
                <PrinterForm
                  label={`Edit ${printer.name}`}
                  values={inputOf(printer)}
                  submitLabel="Save"
                  save={(body) => call("PUT /printers/{id}", { params: { id: printer.id }, body })}
                  onSaved={showChanged}
                  done={`“${printer.name}” is saved`}
                  onCancel={panel.close}
                />
              )}
            </PrinterItem>
          ))}
        </ul>
      )}
      {shown && (
        <PrinterAddress key={shown.secret} printer={shown.row} secret={shown.secret} onClose={hide} />
      )}
      <AddRow label="Add a printer" count={printers.length} onOpen={panel.add}>
        {panel.isAdding && (
          <PrinterForm
            label="Add a printer"
            values={newPrinter}
            submitLabel="Add printer"
            save={(body) => call("POST /printers", { body })}
            onSaved={showAddress}
            onCancel={panel.close}
          />
        )}
      </AddRow>
      {queueOf && <PrintQueue printer={queueOf} onClose={panel.close} />}
    </Card>
  );
}
