/** Events of `/api/ordering/events`, for everyone: listening has started; a dish was sold out or is back. */
export const MENUS_LISTENING = "menus-listening";
export const MENUS_CHANGED = "menus-changed";
