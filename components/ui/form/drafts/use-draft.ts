"use client";

import { useConfirm } from "../../dialog-provider";
import { notify } from "../../messages";

/** A saved draft; `waits` if there is one that is not public. */
type Draft = { version: number; waits: boolean };

type PublishingEditor<Saved extends Draft> = {
  saved: Saved;
  unsaved: boolean;
  run: (work: "publishing", action: () => Promise<void>) => Promise<void>;
  refused: (error: unknown, over: number, title: string) => Promise<unknown>;
  adopt: (saved: Saved) => void;
};

type DraftEditor<Saved extends Draft> = PublishingEditor<Saved> & { load: (saved: Saved) => void };

type PublishCalls<Saved extends Draft> = {
  /** Saves unsaved changes. @returns the saved draft; null if it can't be saved */
  settle: () => Promise<Saved | null>;
  /** Asks before a publication, if there is a reason. */
  mayPublish?: (draft: Saved) => Promise<boolean>;
  publish: (over: number) => Promise<Saved>;
  /** Returns the message after a publication: its title, and a sentence about work that is left. */
  published: (draft: Saved) => Promise<readonly [title: string, description?: string]>;
  publishFailed: string;
  topic: string;
};

type DraftCalls<Saved extends Draft> = PublishCalls<Saved> & {
  discard: (over: number) => Promise<Saved>;
  /** Text of the question before the draft is discarded. */
  discardText: string;
};

/** Publishes the draft of an editor. */
export function usePublish<Saved extends Draft>(editor: PublishingEditor<Saved>, calls: PublishCalls<Saved>) {
  const { saved, unsaved, run } = editor;
  const { topic } = calls;

  /** Does something to a version of the draft, and shows a refusal. */
  const act = (title: string, over: number, action: () => Promise<void>) =>
    run("publishing", () => action().catch(async (error) => void (await editor.refused(error, over, title))));

  async function publish() {
    const draft = await calls.settle();
    if (!draft || !((await calls.mayPublish?.(draft)) ?? true)) return;
    await act(calls.publishFailed, draft.version, async () => {
      const next = await calls.publish(draft.version);
      editor.adopt(next);
      const [title, description] = await calls.published(next);
      notify.success(title, { topic, ...(description && { description }) });
    });
  }

  return { act, publish: () => void publish(), canPublish: unsaved || saved.waits };
}

/** Publishes and discards the draft of an editor. */
export function useDraft<Saved extends Draft>(editor: DraftEditor<Saved>, calls: DraftCalls<Saved>) {
  const confirm = useConfirm();
  const { saved } = editor;
  const { act, publish, canPublish } = usePublish(editor, calls);

  async function discardAll() {
    const sure = await confirm({
      title: "Discard the draft?",
      content: calls.discardText,
      confirmLabel: "Discard the draft",
      tone: "danger",
    });
    if (!sure) return;
    await act("The draft could not be discarded", saved.version, async () => {
      editor.load(await calls.discard(saved.version));
      notify.success("The draft is discarded", { topic: calls.topic });
    });
  }

  return { publish, discardAll: () => void discardAll(), canPublish };
}
