import { slugOf } from "../slug";

/** Makes unique ids from names. A repeated name continues its counter, so that many equal names take linear time. */
export class FreeIds {
  private readonly numbers = new Map<string, number>();

  /** @param taken the ids in use, also those that are added later */
  constructor(private readonly taken: { has: (id: string) => boolean }) {}

  /** Returns a free id for a name; the caller adds it to the ids in use. */
  take(name: string): string {
    const wanted = slugOf(name).slice(0, 50) || "entry";
    for (let number = this.numbers.get(wanted) ?? 1; ; number++) {
      const id = number === 1 ? wanted : `${wanted}-${number}`;
      if (this.taken.has(id)) continue;
      this.numbers.set(wanted, number);
      return id;
    }
  }
}
