/** The dialogs of an order page, loaded together: a guest who chooses options needs the cart next. */
export { Checkout } from "./checkout";
export { OptionSheet } from "./options/option-sheet";
