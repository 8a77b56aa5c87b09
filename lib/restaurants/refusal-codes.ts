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
  | "order_too_large"
  | "table_code_required"
  | "table_code_invalid"
  | "table_not_open"
  | "table_closed";

export type RefusalCodes = Readonly<Record<string, RefusalCode>>;

/** Returns fields of the request and one code for all of them, as an `AppError` has them. */
export const coded = <Message>(fields: Readonly<Record<string, Message>>, code: RefusalCode) => ({
  fields,
  codes: Object.fromEntries(Object.keys(fields).map((field) => [field, code])) as RefusalCodes,
});

/** The codes of fields of an order that its schema refuses, by the last name in their path. */
const codeOfName: Readonly<Record<string, RefusalCode>> = {
  restaurantId: "not_found",
  orderId: "not_found",
  id: "item_unavailable",
  quantity: "invalid_quantity",
  group: "invalid_modifier",
  option: "invalid_modifier",
  chosen: "too_many_modifiers",
  kind: "invalid_fulfillment_method",
  pays: "invalid_payment_method",
  tipCents: "invalid_tip",
  voucher: "discount_code_invalid",
  dueAt: "time_unavailable",
};
const buyerNames = /^(email|name|phone|street|postalCode|locality|tableName|note|point|latitude|longitude)$/;

/** Returns the codes of fields that the schema of an order refuses; none for unknown fields and malformed totals. */
export function refusalCodesOf(fields: readonly string[]): RefusalCodes {
  const codes = fields.flatMap((field): [string, RefusalCode][] => {
    const names = field.split(".").filter((name) => !/^\d+$/.test(name));
    const name = names.at(-1) ?? "";
    const isBuyers = buyerNames.test(name) && names[0] !== "dishes" && names[0] !== "items";
    const known = Object.hasOwn(codeOfName, name) ? codeOfName[name] : undefined;
    const code = isBuyers ? "invalid_buyer_info" : known;
    return code ? [[field, code]] : [];
  });
  return Object.fromEntries(codes);
}
