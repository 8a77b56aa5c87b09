import * as z from "zod";
import { hours } from "@/lib/restaurants/hours/schema";
import { menuContent } from "@/lib/restaurants/schema";

/** `POST /api/simulation/{id}`. */
export const simulationInput = z.strictObject({
  menu: menuContent
    .optional()
    .describe("A menu with its terms, as `PUT /menus/{id}` takes it; missing for the published one."),
  hours: hours
    .optional()
    .describe("Opening hours, as `PUT /hours/{id}` takes them; missing for the saved ones."),
});
export type SimulationInput = z.output<typeof simulationInput>;
