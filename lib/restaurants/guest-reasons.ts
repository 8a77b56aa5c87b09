import { type Translate, translatable } from "@/lib/platform/language/translate";

const tooMany = translatable("Too many orders");

/** Reasons that staff choose from. They are stored in English, and guests read them in their language. */
export const guestReasons = {
  cancelledOrder: [
    tooMany,
    translatable("A dish is sold out"),
    translatable("We are closing"),
    translatable("Too far to deliver"),
  ],
  pause: [translatable("The kitchen is full"), tooMany, translatable("A technical problem")],
  reservation: [
    translatable("We are fully booked"),
    translatable("A private party has the whole restaurant"),
    translatable("We are closed on that day"),
  ],
} as const;

/** The reasons of orders that were paid after their shares were given to others. */
export const lateReasons = {
  late: translatable("Your payment arrived after the time of your order."),
  full: translatable("Your payment arrived after the time of your order had been given to others."),
  "sold-out": translatable("Your payment arrived after the last of your dishes had been sold to others."),
};

/** Returns a reason as a guest reads it: as the owner translated it, or one of the product's in the language. */
export function reasonForGuest(reason: string, t: Translate): string {
  return t.hasShortText(reason) ? t.shortText(reason) : t.message(reason);
}
