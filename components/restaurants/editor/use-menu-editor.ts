"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useState } from "react";
import type { FieldPath } from "react-hook-form";
import { useSeenNow } from "@/components/settings/use-seen-now";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useDraft } from "@/components/ui/form/drafts/use-draft";
import { useVersioned, type VersionedKind } from "@/components/ui/form/use-versioned";
import { type EditedFormKind, useEditedForm } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/messages";
import { call } from "@/lib/api/call";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { isSameMenu, mergeMenus } from "@/lib/restaurants/editor/merge";
import { type MenuContent, type MenuRestaurant, menuRestaurant } from "@/lib/restaurants/schema";
import { trustSaved } from "../grid/menu-problems";
import { createGridStore } from "../grid/store";
import { editedMenu, followCurrency } from "./edited-menu";
import { askAboutEmptyMenu, askAboutFreeDishes } from "./publish-questions";

const resolver = zodResolver(menuRestaurant);

const restaurantForm: EditedFormKind<MenuRestaurant> = {
  resolver,
  wrongFields: (values) =>
    (menuRestaurant.safeParse(values).error?.issues ?? []).map(
      ({ path }) => path.join(".") as FieldPath<MenuRestaurant>,
    ),
};

const kind: VersionedKind<MenuContent, MenuDraft> = {
  valuesOf: ({ content }) => content,
  isSame: isSameMenu,
  merge: (base, mine, theirs) => mergeMenus(base, mine, theirs.content),
  failed: "The draft could not be saved",
  topic: "save",
};

/** Edits, saves, publishes and discards the draft of a menu. */
export function useMenuEditor(initial: MenuDraft, reveal: () => void) {
  const { id: restaurantId, content } = initial;
  const params = { id: restaurantId };
  const confirm = useConfirm();
  const seenNow = useSeenNow();
  const find = useCallback(
    async () => (await call("GET /menus/{id}", { params: { id: restaurantId } })).menu,
    [restaurantId],
  );
  const { form, edited: restaurant } = useEditedForm(restaurantForm, () => content.restaurant);
  const [grid] = useState(() => {
    trustSaved(content);
    return createGridStore(content, content.restaurant.currency);
  });
  const [edited] = useState(() => editedMenu(restaurant, grid));
  useEffect(() => followCurrency(restaurant, grid), [restaurant, grid]);
  const editor = useVersioned(kind, edited, {
    initial,
    find,
    send: async (body, ifMatch) => ({
      saved: (await call("PUT /menus/{id}", { params, body, ifMatch })).menu,
    }),
    onSaved: () => notify.success("Draft saved. Guests see it once it is published.", { topic: kind.topic }),
    reveal,
    isTyping: () => grid.get().editing !== null,
  });
  const { saved } = editor;

  /**
   * Commits the cell being edited and saves unsaved changes.
   * @returns the saved draft; null if it can't be saved
   */
  async function settle(): Promise<MenuDraft | null> {
    if (!grid.finish()) return null;
    return isSameMenu(edited.get(), editor.base) ? saved : editor.saveFirst();
  }

  /** @returns the edited menu to try it; null if it is wrong, which is shown */
  async function checked(): Promise<{ menu: MenuContent } | null> {
    if (!grid.finish()) return null;
    if (await edited.check()) return { menu: edited.get() };
    editor.showProblems();
    return null;
  }

  const draft = useDraft(editor, {
    settle,
    async mayPublish({ content: menu }) {
      const question = askAboutEmptyMenu(menu) ?? askAboutFreeDishes(menu);
      return !question || confirm(question);
    },
    publish: async (over) => (await call("POST /menus/{id}/publish", { params, ifMatch: over })).menu,
    published: async ({ content: { restaurant } }) => {
      const now = restaurant.isOpen
        ? "Guests see it now."
        : "Guests can read it, and order once the restaurant is open.";
      return [`Published. ${await seenNow(now)}`];
    },
    publishFailed: "The menu could not be published",
    discard: async (over) => (await call("POST /menus/{id}/discard", { params, ifMatch: over })).menu,
    discardText: "You go back to the menu that guests see. What was changed since then is lost.",
    topic: kind.topic,
  });

  return {
    ...editor,
    form,
    grid,
    save: () => {
      if (grid.finish()) editor.save();
    },
    settle,
    checked,
    ...draft,
  };
}

export type MenuEditorState = ReturnType<typeof useMenuEditor>;
