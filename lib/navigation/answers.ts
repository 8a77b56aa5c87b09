import * as z from "zod";
import type { Navigation } from "./navigation";
import { navigationInput } from "./schema";

export const savedNavigation = z.object({
  navigation: navigationInput,
  version: z.int().describe("The number of saves."),
  lost: z
    .array(z.string())
    .describe("Its targets that lead nowhere now, so that pages leave their links out."),
});
export type SavedNavigation = z.infer<typeof savedNavigation>;

/** The data with which the editor starts: the saved navigation, the landing page's sections, and its default links. */
export type NavigationScreen = SavedNavigation & {
  parts: { value: string; label: string }[];
  automatic: Pick<Navigation, "items" | "columns">;
};
