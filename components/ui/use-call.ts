"use client";

import type { AnswerOf, CallTarget, JsonCallName } from "@/lib/api/call";
import { fillPath, type Optional, type Target } from "@/lib/platform/http/call-path";
import { useRead } from "./use-read";

export type ReadName = JsonCallName & `GET ${string}`;

type Common<Data> = {
  /** Data rendered by the server; null if it could not read it, so that only the user's retry requests again. */
  initial?: Data | null;
  /** Calls again when the page becomes visible. */
  keepsUp?: boolean;
  /** Interval of calls while the page is visible, in milliseconds. */
  refreshInterval?: number;
  /** If false, nothing is called. */
  wanted?: boolean;
};
type Reading<Name extends ReadName> = CallTarget<Name> & Common<AnswerOf<Name>>;
type Selecting<Name extends ReadName, Data> = CallTarget<Name> &
  Common<Data> & { select: (answer: AnswerOf<Name>) => Data };
type Read<Data> = ReturnType<typeof useRead<Data>>;

/**
 * Makes a reading call on mount. Cached data is shown meanwhile, and kept if the call fails. The data is the answer, or
 * what `select` makes of it.
 */
export function useCall<Name extends ReadName>(
  name: Name,
  ...[options]: Optional<Reading<Name>>
): Read<AnswerOf<Name>>;
export function useCall<Name extends ReadName, Data>(name: Name, options: Selecting<Name, Data>): Read<Data>;
export function useCall<Data>(
  name: ReadName,
  options: Common<Data> & Target & { select?: (answer: never) => Data } = {},
) {
  const { wanted = true, params, query, select, ...reading } = options;
  return useRead<Data>(wanted ? fillPath(name, { params, query }) : null, {
    ...reading,
    ...(select && { load: async (get) => select(await get<never>()) }),
  });
}
