import * as z from "zod";
import type { OrderKind, Terms } from "@/lib/restaurants/terms/terms";
import { contactProblems, guestProblems, isEmailAsked, postcodeProblems } from "./order-terms";
import { contact, guest } from "./schema";

/** The guest's fields of a kind of order. */
export const guestForm = (kind: OrderKind, terms: Pick<Terms, "asksContact" | "zones">) =>
  z
    .object({ ...guest, ...(isEmailAsked(kind, terms) ? {} : { email: z.string() }), ...contact })
    .superRefine((values, { addIssue }) => {
      const problems = {
        ...guestProblems(values, kind, terms),
        ...(terms.asksContact && {
          ...contactProblems(values, kind),
          ...postcodeProblems(values, kind, terms),
        }),
      };
      for (const [field, message] of Object.entries(problems))
        addIssue({ code: "custom", path: [field], message });
    });
