import type { TableRow } from "@/lib/platform/spreadsheet/table";
import type { MenuOption, MenuOptionGroup } from "../options/options";
import type { MenuContent } from "../schema";
import { FreeIds, fold, groupByName } from "./lookups";

export type Errors = Record<string, string>;

/** A row of options with its group and its option, without those that it names wrongly. */
export type PlacedRow = TableRow & { errors: Errors; group?: PlacedGroup; optionId?: string };

/** A group during an import. */
export type PlacedGroup = {
  id: string;
  before: MenuOptionGroup | undefined;
  /** The rows of the file in their order. */
  rows: PlacedRow[];
  /** The first row and the cell of each column of the group, without empty cells. */
  given: Map<string, { row: number; cell: string }>;
  /** The names of the options by id, with those of the file. */
  names: Map<string, string>;
  /** The ids of the options by their folded names. */
  byName: Map<string, string>;
  /** The row of each option in the file. */
  optionRows: Map<string, PlacedRow>;
};

export const groupColumns = ["group", "kind", "min", "max", "free", "repeat"] as const;

type Menu = Pick<MenuContent, "dishes" | "optionGroups">;

const textOf = (cells: TableRow["cells"], column: string) => (cells[column] ?? "").trim();

/** Assigns the rows of a table to groups and options, known and new ones, before the other cells are read. */
export class OptionRows {
  /** By id. */
  readonly groups = new Map<string, PlacedGroup>();
  private readonly byName = new Map<string, PlacedGroup>();
  private readonly freeGroupIds = new FreeIds(this.groups);
  private readonly optionIds: Set<string>;
  private readonly freeOptionIds: FreeIds;
  private readonly dishes: ReturnType<typeof groupByName>;
  private readonly dishNames: ReadonlyMap<string, string>;

  constructor({ dishes, optionGroups }: Menu) {
    this.dishes = groupByName(dishes);
    this.dishNames = new Map(dishes.map(({ id, name }) => [id, name]));
    this.optionIds = new Set(optionGroups.flatMap(({ options }) => options.map(({ id }) => id)));
    this.freeOptionIds = new FreeIds(this.optionIds);
    for (const group of optionGroups) this.add(group.id, group.name, group);
  }

  /** Assigns rows in their order; a row without a group continues that of the row above. */
  place(rows: readonly TableRow[]): PlacedRow[] {
    let above: PlacedGroup | undefined;
    return rows.map((row) => {
      const placed: PlacedRow = { ...row, errors: {} };
      above = this.groupOf(row, above);
      if (above) this.placeIn(above, placed);
      else placed.errors.group = "The first row needs a group";
      return placed;
    });
  }

  private add(id: string, name: string, before?: MenuOptionGroup): PlacedGroup {
    const options = before?.options ?? [];
    const nameOf = (option: MenuOption) =>
      (before?.kind === "dishes" && this.dishNames.get(option.id)) || option.name;
    const group: PlacedGroup = {
      id,
      before,
      rows: [],
      given: new Map(),
      names: new Map(options.map((option) => [option.id, nameOf(option)])),
      byName: new Map(options.toReversed().map((option) => [fold(nameOf(option)), option.id])),
      optionRows: new Map(),
    };
    this.groups.set(id, group);
    if (name && !this.byName.has(fold(name))) this.byName.set(fold(name), group);
    return group;
  }

  private groupOf({ cells }: TableRow, above: PlacedGroup | undefined): PlacedGroup | undefined {
    const [id, name] = [textOf(cells, "group id"), textOf(cells, "group")];
    if (id) return this.groups.get(id) ?? this.add(id, name);
    if (name) return this.byName.get(fold(name)) ?? this.add(this.freeGroupIds.take(name), name);
    return above;
  }

  private placeIn(group: PlacedGroup, placed: PlacedRow) {
    const { cells, row, errors } = placed;
    placed.group = group;
    group.rows.push(placed);
    for (const column of groupColumns) {
      const cell = textOf(cells, column);
      const first = group.given.get(column);
      if (!cell) continue;
      if (!first) group.given.set(column, { row, cell });
      else if (fold(first.cell) !== fold(cell)) errors[column] = `Is not the same as in row ${first.row}`;
    }
    const name = textOf(cells, "option");
    // A renamed group is found by its new name too.
    if (!errors.group && textOf(cells, "group")) this.byName.set(fold(textOf(cells, "group")), group);
    const isOfDishes = fold(group.given.get("kind")?.cell ?? group.before?.kind ?? "") === "dishes";
    const id = textOf(cells, "option id") || this.optionIdOf(group, name, isOfDishes);
    if (id === undefined) {
      errors.option = name ? "There is no dish of this name" : "Name is required";
      return;
    }
    const first = group.optionRows.get(id);
    if (first) {
      const column = textOf(cells, "option id") ? "option id" : "option";
      errors[column] = `Is in the file more than once: in row ${first.row} too`;
      return;
    }
    placed.optionId = id;
    this.optionIds.add(id);
    group.optionRows.set(id, placed);
    const shown = (isOfDishes && this.dishNames.get(id)) || name;
    if (!shown) return;
    group.names.set(id, shown);
    group.byName.set(fold(shown), id);
  }

  private optionIdOf(group: PlacedGroup, name: string, isOfDishes: boolean): string | undefined {
    if (!name) return undefined;
    const known = group.byName.get(fold(name));
    if (known !== undefined) return known;
    return isOfDishes ? this.dishes.get(fold(name))?.first.id : this.freeOptionIds.take(name);
  }
}
