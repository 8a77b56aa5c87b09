import type { ScriptSource } from "@/lib/platform/cache/lean-page";
import { earlyInputIn } from "./early-input";
import { ISLANDS, islandIds } from "./island";
import { visitorScript } from "./visitor-script";

/** The inline script of a document with an island. */
export const islandInput = earlyInputIn(islandIds.root);

/** Returns whether a script of a public page is the product's own, not one of the framework. */
export const isOwnScript = ({ address, text }: ScriptSource): boolean =>
  address === undefined
    ? text === islandInput
    : address === visitorScript.address ||
      (address.startsWith(ISLANDS) && /^[\w-]+\.js$/.test(address.slice(ISLANDS.length)));
