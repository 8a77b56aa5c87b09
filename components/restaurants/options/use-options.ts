"use client";

import type { MenuOption, MenuOptionGroup, OptionKind } from "@/lib/restaurants/options/options";
import { offerUndo } from "../grid/offer-undo";
import type { Table } from "../grid/table";
import { useGridStore } from "../grid/use-grid";
import { useSuggestions } from "../suggestions";
import {
  blankOption,
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
  const { options: beginnings } = useSuggestions();
  const step = (
    change: (table: Table) => Table,
    label: string,
    { topic, added }: { topic?: string; added?: string } = {},
  ) =>
    grid.do({
      type: "changeTable",
      table: change(grid.get().table),
      label,
      ...(topic !== undefined && { topic }),
      ...(added !== undefined && { added }),
    });
  const nameOf = ({ name }: { name: string }, noun: string) => name || `${noun} without a name`;
  const change = (group: MenuOptionGroup, next: Partial<MenuOptionGroup>) =>
    step((table) => changedGroup(table, group.id, next), `${nameOf(group, "Options")} changed`, {
      topic: `${group.id} ${Object.keys(next).join()}`,
    });
  return {
    /** @returns the id of the new group */
    add(kind: OptionKind): string {
      const group = newGroup(kind, grid.get().table.optionGroups, beginnings);
      step((table) => withGroup(table, group), `${group.name} added`, { added: group.id });
      return group.id;
    },
    addOption(group: MenuOptionGroup) {
      const option = blankOption();
      step(
        (table) => changedGroup(table, group.id, { options: [...group.options, option] }),
        `Option of ${nameOf(group, "the group")} added`,
        { added: option.id },
      );
    },
    /** Lets the empty fields of a new group or option count as problems. */
    leave: (id: string) => grid.do({ type: "leave", id }),
    change,
    changeOption: (group: MenuOptionGroup, option: MenuOption, next: Partial<MenuOption>) =>
      step(
        (table) => changedGroup(table, group.id, changedOption(group, option.id, next)),
        `${nameOf(option, "Option")} changed`,
        { topic: `${group.id} ${option.id} ${Object.keys(next).join()}` },
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
        { topic: `${dish} ${size.id}` },
      ),
  };
}
