/** Events of `/api/orders/events`, for the portal: listening has started; an order was placed or changed. */
export const ORDERS_LISTENING = "orders-listening";
export const ORDERS_CHANGED = "orders-changed";

/** Events of `/api/ordering/events`, for everyone: listening has started; a dish was sold out or is back. */
export const MENUS_LISTENING = "menus-listening";
export const MENUS_CHANGED = "menus-changed";
