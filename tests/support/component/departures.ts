import { afterEach, beforeEach, expect } from "@jest/globals";
import { waitFor } from "@testing-library/react";

// The methods of `location` itself can't be replaced; these are jsdom's own behind them.
const key = Object.getOwnPropertySymbols(location).find(({ description }) => description === "impl");
if (!key) throw new Error("jsdom has no implementation behind `location`.");
const implementation = Reflect.get(location, key);

/**
 * Records the addresses that the tests of a file open in place of the screen's own; jsdom loads no other document, and
 * reports an error otherwise.
 */
export function recordDepartures() {
  const departures: string[] = [];

  function depart(href: string) {
    const { origin, pathname, search, hash, href: whole } = new URL(href, document.baseURI);
    departures.push(origin === location.origin ? pathname + search + hash : whole);
  }

  beforeEach(() => {
    departures.length = 0;
    Object.assign(implementation, { assign: depart, replace: depart });
  });
  afterEach(() => {
    delete implementation.assign;
    delete implementation.replace;
  });

  return {
    departures,
    /** Waits until this address was opened last; a screen that is being left may open it again. */
    expectDeparture: (address: string) => waitFor(() => expect(departures.at(-1)).toBe(address)),
  };
}
