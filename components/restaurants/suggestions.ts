import { createContext, useContext } from "react";
import type { MenuSuggestions } from "@/lib/restaurants/suggestions";

export const SuggestionsContext = createContext<MenuSuggestions | null>(null);

/** Returns what the editor of a menu proposes. @throws outside of the screen of the menus */
export function useSuggestions(): MenuSuggestions {
  const suggestions = useContext(SuggestionsContext);
  if (!suggestions) throw new Error("The menu is edited outside of its screen.");
  return suggestions;
}
