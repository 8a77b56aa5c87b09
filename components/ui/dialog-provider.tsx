"use client";

import { AlertDialog } from "radix-ui";
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import { DialogContent, type DialogRequest, type DialogText } from "./dialog-content";

type Ask = (request: DialogRequest) => Promise<boolean>;
type Waiting = DialogRequest & { id: number; resolve: (confirmed: boolean) => void };

const DialogContext = createContext<Ask | null>(null);

/** Shows the dialogs of `useAlert` and `useConfirm`, one after another. */
export function DialogProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<Waiting[]>([]);
  const count = useRef(0);

  const ask = useCallback<Ask>(
    (request) =>
      new Promise((resolve) => {
        const id = ++count.current;
        setQueue((waiting) => [...waiting, { ...request, id, resolve }]);
      }),
    [],
  );

  const [open] = queue;

  function answer(confirmed: boolean) {
    if (!open) return;
    open.resolve(confirmed);
    setQueue((waiting) => waiting.filter(({ id }) => id !== open.id));
  }

  return (
    <DialogContext value={ask}>
      {children}
      {open && (
        <AlertDialog.Root key={open.id} open onOpenChange={(stays) => stays || answer(false)}>
          <DialogContent request={open} onAnswer={answer} />
        </AlertDialog.Root>
      )}
    </DialogContext>
  );
}

function useAsk(): Ask {
  const ask = useContext(DialogContext);
  if (!ask) throw new Error("useAlert and useConfirm need a DialogProvider above them");
  return ask;
}

/** `await alert("Saved")` or `await alert({ title, content })`; resolves when the dialog is closed. */
export function useAlert() {
  const ask = useAsk();
  return useCallback(
    async (text: string | DialogText): Promise<void> => {
      await ask({ kind: "alert", ...(typeof text === "string" ? { title: text } : text) });
    },
    [ask],
  );
}

type Question = DialogText & Pick<DialogRequest, "cancelLabel" | "tone">;

/** `if (await confirm("Delete it?")) …`; resolves to false when cancelled or dismissed. */
export function useConfirm() {
  const ask = useAsk();
  return useCallback(
    (text: string | Question): Promise<boolean> =>
      ask({ kind: "confirm", ...(typeof text === "string" ? { title: text } : text) }),
    [ask],
  );
}
