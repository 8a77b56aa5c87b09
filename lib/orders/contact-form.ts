import * as z from "zod";
import type { OrderKind } from "@/lib/restaurants/terms/terms";
import { contactProblems } from "./order-terms";
import { contact } from "./schema";

/** The fields of a kind of order in the guest's form. */
export const contactForm = (kind: OrderKind, isAsked: boolean) =>
  z.object(contact).superRefine((values, { addIssue }) => {
    const problems = isAsked ? contactProblems(values, kind) : {};
    for (const [field, message] of Object.entries(problems))
      addIssue({ code: "custom", path: [field], message });
  });
