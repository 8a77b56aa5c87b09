import type { OptionBeginnings } from "./options/beginnings";
import type { UsualRates } from "./terms/usual-rates";

/** What the editor of a menu proposes. */
export type MenuSuggestions = { options: OptionBeginnings; rates: UsualRates };
