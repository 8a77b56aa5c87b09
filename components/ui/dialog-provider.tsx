"use client";

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { DialogRequest, DialogText } from "./ask-dialog";
import { useInteracted } from "./use-interacted";
import { useLoaded } from "./use-loaded";

const loadDialog = async () => (await import("./ask-dialog")).AskDialog;

type Ask = (request: DialogRequest) => Promise<boolean>;
type Waiting = DialogRequest & { id: number; resolve: (confirmed: boolean) => void };

const DialogContext = createContext<Ask | null>(null);

/**
 * Shows the dialogs of `useAlert` and `useConfirm`, one after another. Their script loads with the first interaction; without it
 * the browser's own dialog is used.
 */
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
  const hasInteracted = useInteracted();
  const { value: AskDialog, failed, retry } = useLoaded(loadDialog, hasInteracted || open !== undefined);

  function answer(confirmed: boolean) {
    if (!open) return;
    open.resolve(confirmed);
    setQueue((waiting) => waiting.filter(({ id }) => id !== open.id));
  }

  const askPlainly = useEffectEvent(({ kind, title, content }: Waiting) => {
    const text = typeof content === "string" ? `${title}\n\n${content}` : title;
    if (kind === "alert") window.alert(text);
    answer(kind === "alert" || window.confirm(text));
  });
  useEffect(() => {
    if (failed && open) {
      askPlainly(open);
      retry();
    }
  }, [failed, open, retry]);

  return (
    <DialogContext value={ask}>
      {children}
      {open && AskDialog && <AskDialog key={open.id} request={open} onAnswer={answer} />}
    </DialogContext>
  );
}

function useAsk(): Ask {
  const ask = useContext(DialogContext);
  if (!ask) throw new Error("DialogProvider is missing");
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

type Question = DialogText &
  Pick<DialogRequest, "cancelLabel" | "tone"> & {
    /** If false, resolves to true without asking. */
    isNeeded?: boolean;
  };

/** `if (await confirm("Delete it?")) …`; resolves to false when cancelled or dismissed. */
export function useConfirm() {
  const ask = useAsk();
  return useCallback(
    async (question: string | Question): Promise<boolean> => {
      const { isNeeded = true, ...text } = typeof question === "string" ? { title: question } : question;
      return !isNeeded || ask({ kind: "confirm", ...text });
    },
    [ask],
  );
}
