/** Why an order would be refused. `place`: it can’t be told, as the guest’s place isn’t stored. */
export const refusalReasons = [
  "restaurant",
  "closed",
  "time",
  "full",
  "kind",
  "zone",
  "minimum",
  "dish",
  "dishKind",
  "dishTime",
  "option",
  "payment",
  "voucher",
  "tooLarge",
  "place",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];
