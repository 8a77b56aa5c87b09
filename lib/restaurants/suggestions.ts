import type { OptionBeginnings } from "./options/beginnings";
import type { UsualRates } from "./terms/usual-rates";

/** The proposals of the editor of a menu. */
export type MenuSuggestions = { options: OptionBeginnings; rates: UsualRates };
