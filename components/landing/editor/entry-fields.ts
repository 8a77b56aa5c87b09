import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { ItemList } from "./item-list";
import type { TextField } from "./text-field";

/** How a form shows one of the lists of the landing page. */
export type EntryFields = {
  /** What a text of an entry is typed in. */
  Text?: ComponentType<ComponentProps<typeof TextField>>;
  /** Where there is no entry. */
  empty: ComponentProps<typeof ItemList>["empty"];
  /** Stands at the end of the line above an entry's longest text. */
  aside?: (index: number) => ReactNode;
  /** Stands above the fields of an entry, or below them. */
  above?: (index: number) => ReactNode;
  below?: (index: number) => ReactNode;
};
