import { africanMenu } from "./african";
import { italianMenu } from "./italian";

/** The restaurants that the product comes with. */
export const menus = { order1: africanMenu, order2: italianMenu };

export const menuKeys = ["order1", "order2"] as const;
