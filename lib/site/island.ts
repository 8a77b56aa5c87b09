import type { Translation } from "@/lib/platform/language/translate";

/** The folder of the scripts of islands; their names contain a content hash. */
export const ISLANDS = "/_next/static/islands/";

/** The elements of an island in its document. */
export const islandIds = { root: "island", data: "island-data" } as const;

const begin = `<div id="${islandIds.root}">`;
const beginOfData = `<script id="${islandIds.data}" type="application/json">`;
const endOfData = "</script>";

/**
 * Returns the place of an island's markup and data in its document, up to the end of the data; null without an island.
 * No script is in it that runs.
 */
export function islandPlace(html: string): readonly [start: number, end: number] | null {
  const start = html.indexOf(begin);
  const data = start < 0 ? -1 : html.indexOf(beginOfData, start);
  const end = data < 0 ? -1 : html.indexOf(endOfData, data);
  return end < 0 ? null : [start, end + endOfData.length];
}

/** The data of an island in its document. */
export type IslandData<Props> = {
  /** With the texts of the island alone; missing for English. */
  translation?: Translation | undefined;
  /** The configured API endpoint. */
  apiUrl?: string | undefined;
  props: Props;
};
