import type { AnswerOf } from "@/lib/api/call";

/** A menu to pick dishes from, with what prices an order. */
export type PickerMenu = AnswerOf<"GET /orders/till/{id}">;
