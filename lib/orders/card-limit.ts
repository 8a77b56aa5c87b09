/** The highest amount of a card payment, in minor units: eight digits (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const MAX_CARD_CENTS = 99_999_999;
