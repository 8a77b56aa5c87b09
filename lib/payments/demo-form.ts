import * as z from "zod";
import { translatable } from "@/lib/platform/language/translate";
import { digitsOf, expiryProblem, isCardNumber, securityCodeLength } from "./card";

/** Values of the card fields in demo mode. They stay in the browser. */
const card = { cardNumber: z.string(), expiry: z.string(), securityCode: z.string() };

function cardProblems({ cardNumber, expiry, securityCode }: z.infer<z.ZodObject<typeof card>>) {
  const isWholeCode = digitsOf(securityCode).length === securityCodeLength(cardNumber);
  return {
    cardNumber: isCardNumber(cardNumber) ? null : translatable("Check the card number"),
    expiry: expiryProblem(expiry, new Date()),
    securityCode: isWholeCode
      ? null
      : securityCodeLength(cardNumber) === 4
        ? translatable("Enter the 4 digits")
        : translatable("Enter the 3 digits"),
  };
}

/** The card fields of demo mode. No card is needed, as nothing is charged; a typed one is validated. */
export const demoForm = z.object(card).superRefine((values, context) => {
  const { cardNumber, expiry, securityCode } = values;
  if (!`${cardNumber}${expiry}${securityCode}`.trim()) return;
  for (const [field, message] of Object.entries(cardProblems(values))) {
    if (message) context.addIssue({ code: "custom", path: [field], message });
  }
});
export type DemoForm = z.infer<typeof demoForm>;

/** A test card number of Stripe. */
export const demoCard = { cardNumber: "4242 4242 4242 4242", securityCode: "123" };
