/**
 * Machine-readable codes of refused orders. The first ones are those of the food draft of the Universal Commerce
 * Protocol and its extension for discounts; it has none for the others.
 * https://ucp.dev/specification/food/checkout, https://ucp.dev/specification/discount
 */
export type RefusalCode =
  | "out_of_stock"
  | "item_unavailable"
  | "not_found"
  | "location_closed"
  | "address_undeliverable"
  | "minimum_order_unmet"
  | "totals_changed"
  | "discount_code_invalid"
  | "discount_code_expired"
  | "discount_minimum_unmet"
  | "invalid_modifier"
  | "duplicate_modifier"
  | "invalid_quantity"
  | "too_few_modifiers"
  | "too_many_modifiers"
  | "invalid_buyer_info"
  | "invalid_fulfillment_method"
  | "invalid_payment_method"
  | "invalid_tip"
  | "time_unavailable"
  | "order_too_large";

export type RefusalCodes = Readonly<Record<string, RefusalCode>>;

/** Returns fields of the request and one code for all of them, as an `AppError` has them. */
export const coded = <Message>(fields: Readonly<Record<string, Message>>, code: RefusalCode) => ({
  fields,
  codes: Object.fromEntries(Object.keys(fields).map((field) => [field, code])) as RefusalCodes,
});
