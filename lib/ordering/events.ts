/** What `/api/orders/events` tells administrators: that it listens from now on, and that an order came or changed. */
export const ORDERS_LISTENING = "orders-listening";
export const ORDERS_CHANGED = "orders-changed";

/** What `/api/ordering/events` tells everyone: that it listens from now on, and that a dish was sold out or came back. */
export const MENUS_LISTENING = "menus-listening";
export const MENUS_CHANGED = "menus-changed";
