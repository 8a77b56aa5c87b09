"use client";

import type { AnswerOf, CallTarget, JsonCallName } from "@/lib/api/call";
import { fillPath, type Optional, type Target } from "@/lib/platform/http/call-path";
import { useRead } from "./use-read";

export type ReadName = JsonCallName & `GET ${string}`;

type Common<Name extends ReadName> = {
  /** The answer rendered by the server; null if it could not read it, so that only the user's retry requests again. */
  initial?: AnswerOf<Name> | null;
  /** Calls again when the page becomes visible. */
  keepsUp?: boolean;
  /** Interval of calls while the page is visible, in milliseconds. */
  every?: number;
  /** If false, nothing is called. */
  wanted?: boolean;
};
type Reading<Name extends ReadName> = CallTarget<Name> & Common<Name>;

/** Makes a reading call on mount. Cached data is shown meanwhile, and kept if the call fails. */
export function useCall<Name extends ReadName>(name: Name, ...[options]: Optional<Reading<Name>>) {
  const { wanted = true, params, query, ...reading } = (options ?? {}) as Target & Common<Name>;
  return useRead<AnswerOf<Name>>(wanted ? fillPath(name, { params, query }) : null, reading);
}
