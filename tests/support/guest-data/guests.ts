import { db } from "@/lib/platform/db/client";
import { placedOrder } from "@/tests/support/orders/orders";

export const GUEST = "gil@example.com";
const ended = { status: "done", doneAt: new Date() } as const;
export const contact = {
  phone: "0171 2345678",
  phoneKey: "12345678",
  street: "Long Street 7",
  postalCode: "12345",
  locality: "Berlin",
  point: { latitude: 52.50001, longitude: 13.40001 },
  note: "Ring at Gil’s",
};

/** Places an order that was served, by default of the guest with all data. */
export async function endedOrder(change: object = {}, email = GUEST) {
  const { id } = await placedOrder({ email });
  await db.order.update({ where: { id }, data: { ...contact, ...ended, ...change } });
  await db.orderLine.updateMany({ where: { orderId: id }, data: { note: "For Gil" } });
  return id;
}

export const others = {
  name: "Olga Other",
  phone: "",
  phoneKey: "",
  street: "",
  point: { latitude: 1, longitude: 2 },
  note: "",
};

export const mailOf = (about: object, recipient = GUEST, kind = "orderReceived") =>
  db.mail.create({
    data: {
      kind,
      key: `${kind}:${JSON.stringify(about)}`,
      about,
      recipient,
      subject: "Your order",
      text: `Hello Gil, ${JSON.stringify(about)}`,
      html: "<p>Hello Gil</p>",
      state: "sent",
      sentAt: new Date(),
    },
  });
