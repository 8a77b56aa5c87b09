"use client";

import type { MenuOption, MenuOptionGroup, OptionKind } from "@/lib/restaurants/options/options";
import { offerUndo } from "../grid/offer-undo";
import type { Table } from "../grid/table";
import { useGridStore } from "../grid/use-grid";
import {
  changedGroup,
  changedOption,
  newGroup,
  stepped,
  withDishGroup,
  withGroup,
  withoutGroup,
  withSizePrice,
} from "./option-steps";

/** Changes the option groups of a menu, as steps that can be undone. */
export function useOptions() {
  const grid = useGridStore();
  const step = (change: (table: Table) => Table, label: string, topic?: string) =>
    grid.do({
      type: "changeTable",
      table: change(grid.get().table),
      label,
      ...(topic !== undefined && { topic }),
    });
  const nameOf = ({ name }: { name: string }, noun: string) => name || `${noun} without a name`;
  const change = (group: MenuOptionGroup, next: Partial<MenuOptionGroup>) =>
    step(
      (table) => changedGroup(table, group.id, next),
      `${nameOf(group, "Options")} changed`,
      `${group.id} ${Object.keys(next).join()}`,
    );
  return {
    /** @returns the id of the new group */
    add(kind: OptionKind): string {
      const group = newGroup(kind, grid.get().table.optionGroups);
      step((table) => withGroup(table, group), `${group.name} added`);
      return group.id;
    },
    change,
    changeOption: (group: MenuOptionGroup, option: MenuOption, next: Partial<MenuOption>) =>
      step(
        (table) => changedGroup(table, group.id, changedOption(group, option.id, next)),
        `${nameOf(option, "Option")} changed`,
        `${group.id} ${option.id} ${Object.keys(next).join()}`,
      ),
    move: (group: MenuOptionGroup, by: 1 | -1) =>
      step(
        (table) => ({ ...table, optionGroups: stepped(table.optionGroups, group.id, by) }),
        `${nameOf(group, "Options")} moved`,
      ),
    remove(group: MenuOptionGroup) {
      const label = `${nameOf(group, "Options")} deleted`;
      step((table) => withoutGroup(table, group.id), label);
      offerUndo(grid, label, { topic: "deleted" });
    },
    give: (group: MenuOptionGroup, dishes: readonly string[], has: boolean) =>
      step(
        (table) => withDishGroup(table, group.id, new Set(dishes), has),
        has ? `${nameOf(group, "Options")} added to dishes` : `${nameOf(group, "Options")} taken from dishes`,
      ),
    setSizePrice: (dish: string, size: MenuOption, price: number | null) =>
      step(
        (table) => withSizePrice(table, dish, size.id, price),
        `Price of ${nameOf(size, "a size")} changed`,
        `${dish} ${size.id}`,
      ),
  };
}
