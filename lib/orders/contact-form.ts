import * as z from "zod";
import type { Translate } from "@/lib/platform/language/translate";
import type { OrderKind, Point, Terms } from "@/lib/restaurants/terms/terms";
import { contactProblems, guestProblems, isEmailAsked, placeProblems } from "./order-terms";
import { contact, guest } from "./schema";

/**
 * The guest's fields of a kind of order.
 * @param point where the guest is, if it was given
 * @param t the language of messages with values in them
 */
export const guestForm = (
  kind: OrderKind,
  terms: Pick<Terms, "asksContact" | "deliveryPoint" | "zones">,
  point?: Point,
  t?: Translate,
) =>
  z
    .object({ ...guest, ...(isEmailAsked(kind, terms) ? {} : { email: z.string() }), ...contact })
    .superRefine((values, { addIssue }) => {
      const problems = {
        ...guestProblems(values, kind, terms),
        ...(terms.asksContact && {
          ...contactProblems(values, kind, { point }),
          ...placeProblems({ postcode: values.postalCode, point }, kind, terms, t),
        }),
      };
      for (const [field, message] of Object.entries(problems))
        addIssue({ code: "custom", path: [field], message });
    });
