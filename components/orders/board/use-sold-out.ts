"use client";

import { callFailure } from "@/components/ui/call-failure";
import { notify } from "@/components/ui/messages";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import { withMarks } from "@/lib/orders/steps/marks";
import type { Mark } from "@/lib/orders/steps/queue";
import type {
  CountedStock,
  SoldOutDish,
  SoldOutOption,
  SoldOutRestaurant,
} from "@/lib/restaurants/published/answers";
import type { StockInput } from "@/lib/restaurants/stock/schema";
import type { ItemKey } from "@/lib/restaurants/stock/stock";
import { sendMark } from "./send-mark";

function changedWords({ name, soldOut }: Mark, stock: CountedStock | undefined): string {
  if (soldOut) return `${name} is sold out`;
  return stock?.left === 0
    ? `${name} stays sold out: none is left. Count it again`
    : `${name} is back on the menu`;
}

export const notifyMarked = (mark: Mark, stock: CountedStock | undefined, undo: () => void) =>
  notify.success(changedWords(mark, stock), {
    topic: "sold-out",
    action: { label: "Undo", run: undo },
  });

/** Reads the dishes of all restaurants on mount, unless `wanted` is false. */
export function useSoldOutList(wanted: boolean) {
  const { data, failure, reload, change } = useCall("GET /ordering/sold-out", { wanted });
  return {
    answer: data,
    failure:
      failure &&
      callFailure(
        failure,
        "The dishes can’t be loaded. They can be marked as sold out when the connection is back",
      ),
    reload,
    /** Shows a mark. @param kept the dishes while the server has not answered */
    show: (mark: Mark, kept: readonly SoldOutRestaurant[] = []) =>
      change((known?: { restaurants: SoldOutRestaurant[] }) => ({
        restaurants: withMarks(known?.restaurants ?? kept, [mark]),
      })),
    /** Counts a dish or an option, or stops counting it. @throws RequestError */
    async setStock(body: StockInput) {
      const answer = await call("PUT /ordering/stock", { body });
      change(() => answer);
      return answer;
    },
  };
}

/** Returns the actions that mark a dish or an option as sold out or available, by a function for both. */
export const markActions = (set: (mark: Mark, stock: CountedStock | undefined) => void) => ({
  setSoldOut: (
    restaurantId: string,
    { id, name, stock }: Pick<SoldOutDish, "id" | "name" | "stock">,
    soldOut: boolean,
  ) => set({ restaurantId, groupId: "", itemId: id, name, soldOut }, stock),
  setOptionSoldOut: (
    restaurantId: string,
    { groupId, id, name, stock }: Pick<SoldOutOption, "groupId" | "id" | "name" | "stock">,
    soldOut: boolean,
  ) => set({ restaurantId, groupId, itemId: id, name, soldOut }, stock),
});

export type SoldOutBoard = ReturnType<typeof markActions> &
  Pick<ReturnType<typeof useSoldOutList>, "failure" | "reload" | "setStock"> & {
    restaurants: readonly SoldOutRestaurant[] | undefined;
    /** Returns whether a mark of a dish or an option waits for a connection. */
    isUnsent: (item: ItemKey) => boolean;
  };

/** Reads the dishes of all restaurants, unless `wanted` is false, and marks them as sold out. */
export function useSoldOut(wanted = true): SoldOutBoard {
  const { answer, failure, reload, show, setStock } = useSoldOutList(wanted);
  const { act } = useAction();

  /** Updates optimistically, and rolls back on failure. */
  function set(mark: Mark, stock: CountedStock | undefined) {
    const { name, soldOut } = mark;
    const opposite = { ...mark, soldOut: !soldOut };
    const change = async () => {
      show(mark);
      return sendMark(mark).catch((error: unknown) => {
        show(opposite);
        throw error;
      });
    };
    void act("change", change, {
      about: Object.values(mark).join(" "),
      failed: `${name} was not changed, as the server can’t be reached. Guests still see it as before: press again when the connection is back.`,
      onDone: () => notifyMarked(mark, stock, () => set(opposite, stock)),
    });
  }

  return {
    ...markActions(set),
    restaurants: answer?.restaurants,
    failure,
    reload,
    setStock,
    isUnsent: () => false,
  };
}
