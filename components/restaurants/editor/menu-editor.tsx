"use client";

import { Plus } from "lucide-react";
import { useCallback, useId, useState } from "react";
import { FormProvider } from "react-hook-form";
import { SimulationButton } from "@/components/simulation/simulation-button";
import { DraftHistory } from "@/components/ui/form/drafts/draft-history";
import { DraftSaveBar } from "@/components/ui/form/drafts/draft-save-bar";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/on-demand";
import { Segmented } from "@/components/ui/segmented";
import { useUnsavedChanges } from "@/components/ui/unsaved-changes";
import { useMedia } from "@/components/ui/use-media";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { isPublished } from "@/lib/restaurants/paths";
import { GridContext } from "../grid/use-grid";
import { DishesView } from "./dishes-view";
import { EditorPanes } from "./editor-panes";
import { MenuHeader } from "./menu-header";
import { publishState } from "./publish-state";
import { menuViewNamed, menuViews, useMenuCommands } from "./use-menu-commands";
import { useMenuEditor } from "./use-menu-editor";
import { useMenuHistory } from "./use-menu-history";
import { useProblems } from "./use-problems";

const MenuConflict = onDemand(async () => (await import("./menu-conflict")).MenuConflict, null);

export type MenuEditorProps = {
  initial: MenuDraft;
  /** Id of the dish in the link. */
  dish: string | null;
  /** The view in the link. */
  view: string | null;
  /** Whether the heading takes the focus that the list has lost. */
  takesFocus: boolean;
  onList: () => void;
};

export function MenuEditor({ initial, dish, view: linked, takesFocus, onList }: MenuEditorProps) {
  const id = useId();
  const [chosen, setView] = useState(() => menuViewNamed(linked));
  const [sheet, setSheet] = useState<string | null>(null);
  const isNarrow = useMedia("(width < 48rem)");
  const isWide = useMedia("(width >= 100rem)");
  const shown = isWide ? menuViews.filter(({ value }) => value !== "preview") : menuViews;
  const segments = isNarrow ? shown.map(({ value, label }) => ({ value, label })) : shown;
  const view = isWide && chosen === "preview" ? "dishes" : chosen;
  const editor = useMenuEditor(initial, () => problems.reveal());
  const { form, grid, saved, unsaved, wrong, pending, busy, conflict } = editor;
  const problems = useProblems(editor, setView);
  const history = useMenuHistory(editor, () => setView(isWide ? "dishes" : "preview"));
  const { isOpen } = saved.content.restaurant;
  const isTyping = problems.isTyping;
  useUnsavedChanges(isTyping);

  /** Adds a dish to a category, by default the cursor's, and starts editing its name; on a phone in its sheet. */
  const addDish = useCallback(
    (category?: string) => {
      setView("dishes");
      const before = grid.get().table;
      grid.do({ type: "addDish", stays: isNarrow, ...(category !== undefined && { category }) });
      const { table, cursor } = grid.get();
      if (isNarrow && cursor && table !== before) setSheet(cursor.row);
    },
    [grid, isNarrow],
  );
  useMenuCommands({
    editor,
    view,
    onView: setView,
    onAddDish: addDish,
    onHistory: () => history.setOpen(true),
  });

  return (
    <FormProvider {...form}>
      <GridContext value={grid}>
        <MenuHeader
          saved={saved}
          busy={busy}
          takesFocus={takesFocus}
          onList={onList}
          onHistory={() => history.setOpen(true)}
          onDiscardDraft={editor.discardAll}
          simulation={
            isPublished({ id: saved.id, isOpen, version: saved.publishedVersion }) && (
              <SimulationButton
                restaurantId={saved.id}
                draft={editor.checked}
                disabled={busy}
                className="max-sm:w-full"
              />
            )
          }
        />
        <Segmented
          label="What is shown"
          segments={segments}
          value={view}
          onChange={(next) => {
            if (!grid.finish()) return;
            grid.do({ type: "leave" });
            setView(next);
          }}
          className="mt-5 max-sm:flex max-sm:*:px-1.5"
        />
        <EditorPanes
          id={id}
          editor={editor}
          history={history}
          view={view}
          isWide={isWide}
          onBack={() => setView("dishes")}
        >
          <DishesView
            isShown={view === "dishes"}
            isNarrow={isNarrow}
            linked={dish}
            editor={editor}
            sheet={sheet}
            onSheet={setSheet}
            onAddDish={addDish}
          />
        </EditorPanes>
        <DraftSaveBar
          editor={{
            unsaved: unsaved || isTyping,
            canPublish: editor.canPublish || isTyping,
            publish: editor.publish,
            wrong,
            pending,
            busy,
          }}
          form={id}
          label="Save draft"
          settled={publishState(saved)}
          problems={problems.count}
          onDiscard={() => (unsaved ? grid.finish() && editor.discard() : grid.do({ type: "cancel" }))}
          before={
            isNarrow && (
              <IconButton
                icon={Plus}
                size="lg"
                label="Add a dish"
                className="bg-brand-soft text-brand-ink"
                onClick={() => addDish()}
              />
            )
          }
          onProblems={editor.showProblems}
        />
        <DraftHistory
          thing="menu"
          readers="guests"
          earlier={history}
          list={history.list}
          loaded={saved.waits || unsaved ? null : saved.publishedVersion}
          busy={busy}
        />
        {conflict && (
          <MenuConflict
            {...editor.choice}
            base={editor.base}
            mine={editor.edited.get()}
            theirs={conflict.theirs.content}
          />
        )}
      </GridContext>
    </FormProvider>
  );
}
