/** Events of `/api/orders/events`, for the portal: listening has started; an order was placed or changed. */
export const ORDERS_LISTENING = "orders-listening";
export const ORDERS_CHANGED = "orders-changed";
