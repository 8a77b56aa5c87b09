"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldPath, Resolver } from "react-hook-form";
import { z } from "zod";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useVersionedForm, type VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/toaster";
import { isSameMenu, mergeMenus } from "@/lib/restaurants/editor/merge";
import { type MenuContent, type MenuDraft, menuContent, menuRestaurant } from "@/lib/restaurants/schema";
import { createGridStore, type GridStore } from "../grid/store";
import { discardDraft, loadMenu, publishMenu, saveMenu } from "../menus-api";
import { askAboutFreeDishes } from "./free-dishes";
import { trustSaved, wrongFields } from "./menu-problems";

const checkAll = zodResolver(menuContent) as Resolver<MenuContent>;
const checkRestaurant = zodResolver(
  z.object({ restaurant: menuRestaurant }),
) as unknown as Resolver<MenuContent>;

/** A field of the restaurant is checked without the dishes, of which there may be thousands. */
const check: Resolver<MenuContent> = (values, context, options) => {
  const names = options.names ?? [];
  const isRestaurant = names.length > 0 && names.every((name) => name.startsWith("restaurant."));
  return isRestaurant
    ? checkRestaurant({ restaurant: values.restaurant } as MenuContent, context, options)
    : checkAll(values, context, options);
};

const kind: VersionedFormKind<MenuContent, MenuDraft> = {
  valuesOf: ({ content }) => content,
  resolver: () => check,
  wrongFields,
  fieldOf: (path) => path as FieldPath<MenuContent>,
  isSame: isSameMenu,
  tidied: ({ restaurant }) => ({ restaurant }),
  merge: (base, mine, theirs) => mergeMenus(base, mine, theirs.content),
  failed: "The draft could not be saved",
  topic: "save",
};

const discarding = {
  title: "Discard the draft?",
  content: "You go back to the menu that guests see. What was changed since then is lost.",
  confirmLabel: "Discard the draft",
  tone: "danger",
} as const;

/** The form of a menu with its grid, what is saved of it, and what becomes of saving and publishing. */
export function useMenuEditor(initial: MenuDraft, reveal: () => void) {
  const { id } = initial;
  const confirm = useConfirm();
  const find = useCallback(() => loadMenu(id), [id]);
  const opened = useRef<GridStore>(null);
  const editor = useVersionedForm(kind, {
    initial,
    find,
    send: async (content, over) => ({ saved: await saveMenu(id, content, over) }),
    onSaved: () => notify.success("Draft saved. Guests see it once it is published.", { topic: kind.topic }),
    reveal,
    isTyping: () => opened.current?.get().editing != null,
  });
  const { form, saved, unsaved, run } = editor;
  const [grid] = useState(() => {
    trustSaved(form.getValues());
    return createGridStore(form);
  });
  useEffect(() => {
    opened.current = grid;
    return grid.follow();
  }, [grid]);

  /** Takes over what is being typed, and saves what is not saved yet. @returns what is saved; null where it can't be */
  async function settle(): Promise<MenuDraft | null> {
    if (!grid.finish()) return null;
    return isSameMenu(form.getValues(), editor.base) ? saved : editor.saveFirst();
  }

  const act = (title: string, over: number, action: () => Promise<void>) =>
    run("publishing", () => action().catch((error: unknown) => editor.refused(error, over, title)));

  async function publish() {
    const draft = await settle();
    if (!draft) return;
    const question = askAboutFreeDishes(draft.content);
    if (question && !(await confirm(question))) return;
    await act("The menu could not be published", draft.version, async () => {
      const published = await publishMenu(id, draft.version);
      editor.adopt(published);
      const { isOpen } = published.content.restaurant;
      notify.success(
        isOpen
          ? "Published. Guests see it now."
          : "Published. Guests can read it, and order once the restaurant is open.",
        { topic: kind.topic },
      );
    });
  }

  async function discardAll() {
    if (!(await confirm(discarding))) return;
    await act("The draft could not be discarded", saved.version, async () => {
      editor.load(await discardDraft(id, saved.version));
      notify.success("The draft is discarded", { topic: kind.topic });
    });
  }

  return {
    ...editor,
    grid,
    save: () => {
      if (grid.finish()) editor.save();
    },
    settle,
    publish: () => void publish(),
    discardAll: () => void discardAll(),
    canPublish: unsaved || saved.waits,
  };
}

export type MenuEditorState = ReturnType<typeof useMenuEditor>;
