import { Counter } from "prom-client";
import { remember } from "@/lib/platform/runtime/remember";
import { registry } from "./registry";

/** The events of one combination of labels since the last scrape. */
export type Tally = { count: number };

type Labels = Partial<Record<string, string | number>>;

function createTallies(name: string, help: string, labelNames: string[]) {
  const tallies: { labels: Labels; tally: Tally }[] = [];
  const counter = new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      for (const { labels, tally } of tallies) {
        if (tally.count > 0) this.inc(labels, tally.count);
        tally.count = 0;
      }
    },
  });
  return (labels: Labels): Tally => {
    const tally = { count: 0 };
    tallies.push({ labels, tally });
    counter.inc(labels, 0);
    return tally;
  };
}

/**
 * Declares a counter of frequent events, shared by all copies of the module: prom-client looks labels up and checks them
 * only at a scrape. Labels must have few values, since each is kept.
 * @returns a function that adds a combination of labels
 */
export const declareTally = (name: string, help: string, labelNames: string[]) =>
  remember(`metric ${name}`, () => createTallies(name, help, labelNames));
