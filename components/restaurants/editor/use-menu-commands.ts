"use client";

import {
  Eye,
  FolderPlus,
  History,
  ListPlus,
  Redo2,
  Rocket,
  Save,
  Store,
  Undo2,
  UtensilsCrossed,
} from "lucide-react";
import { useCommand, usePortalAction } from "@/components/commands/commands";
import { wantAction } from "@/components/commands/wanted-action";
import { focusOpenSwitch } from "@/components/restaurants/details/open-switch";
import { useWatched } from "../grid/use-grid";
import type { MenuEditorState } from "./use-menu-editor";

export const menuViews = [
  { value: "dishes", label: "Dishes", icon: UtensilsCrossed },
  { value: "options", label: "Options", icon: ListPlus },
  { value: "restaurant", label: "Restaurant", icon: Store },
  { value: "preview", label: "Preview", icon: Eye },
] as const;
export type MenuView = (typeof menuViews)[number]["value"];

/** Returns the view of a name in an address; the dishes without one. */
export const menuViewNamed = (name: string | null): MenuView =>
  menuViews.find(({ value }) => value === name)?.value ?? "dishes";

type MenuCommands = {
  editor: MenuEditorState;
  view: MenuView;
  onView: (view: MenuView) => void;
  onAddDish: () => void;
  onHistory: () => void;
};

/** Adds the editor's actions to the command palette. */
export function useMenuCommands({ editor, view, onView, onAddDish, onHistory }: MenuCommands) {
  const { grid, unsaved, wrong, busy, canPublish } = editor;
  const canUndo = useWatched(grid, ({ past }) => past.length > 0);
  const canRedo = useWatched(grid, ({ future }) => future.length > 0);
  const addCategory = () => {
    onView("dishes");
    grid.do({ type: "addCategory", label: "New category" });
  };
  const toView = (next: MenuView) => ({
    ...(menuViews.find(({ value }) => value === next) ?? menuViews[0]),
    run: () => onView(next),
  });

  const ofRestaurant = { restaurantId: editor.saved.id };
  usePortalAction("addDish", onAddDish, ofRestaurant);
  const openOrClose = () => {
    wantAction("openOrClose", editor.saved.id);
    onView("restaurant");
    requestAnimationFrame(focusOpenSwitch);
  };
  usePortalAction("openOrClose", openOrClose, ofRestaurant);
  useCommand({ label: "Add a category", icon: FolderPlus, run: addCategory });
  useCommand({
    label: "Save the draft",
    icon: Save,
    disabled: busy || !unsaved || wrong > 0,
    run: editor.save,
  });
  useCommand({
    label: "Publish the menu",
    icon: Rocket,
    disabled: busy || !canPublish || wrong > 0,
    run: editor.publish,
  });
  useCommand({ label: "Undo", icon: Undo2, run: () => grid.do({ type: "undo" }) }, canUndo);
  useCommand({ label: "Do again", icon: Redo2, run: () => grid.do({ type: "redo" }) }, canRedo);
  useCommand({ label: "Discard changes", icon: Undo2, disabled: busy || !unsaved, run: editor.discard });
  useCommand({ label: "Show the history", icon: History, run: onHistory });
  useCommand({ ...toView("dishes"), label: "Edit the dishes" }, view !== "dishes");
  useCommand({ ...toView("options"), label: "Edit the options" }, view !== "options");
  useCommand({ ...toView("restaurant"), label: "Edit the restaurant" }, view !== "restaurant");
  useCommand({ ...toView("preview"), label: "Show the preview" }, view !== "preview");
}
