"use client";

import {
  type AnswerOf,
  type CallName,
  type CallTarget,
  fillPath,
  type Optional,
  type Target,
} from "@/lib/api/call";
import { useRead } from "./use-read";

export type ReadName = CallName & `GET ${string}`;

type Common<Name extends ReadName> = {
  /** The answer that the server sent with the page; null where it could not read it, and a person has to ask again. */
  initial?: AnswerOf<Name> | null;
  /** Calls again whenever the page is looked at again. */
  keepsUp?: boolean;
  /** Calls again after so many milliseconds, for as long as the page is visible. */
  every?: number;
  /** Whether to call at all. */
  wanted?: boolean;
};
type Reading<Name extends ReadName> = CallTarget<Name> & Common<Name>;

/**
 * The answer of a call that reads, made whenever a component with it is mounted. The last known answer is shown
 * meanwhile, and stays where the call fails.
 */
export function useCall<Name extends ReadName>(name: Name, ...[options]: Optional<Reading<Name>>) {
  const { wanted = true, params, query, ...reading } = (options ?? {}) as Target & Common<Name>;
  return useRead<AnswerOf<Name>>(wanted ? fillPath(name, { params, query }) : null, reading);
}
