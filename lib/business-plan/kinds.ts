import type { BusinessKind } from "./kind";
import { adviceKinds } from "./kinds/advice";
import { beautyKinds } from "./kinds/beauty";
import { buildingKinds } from "./kinds/building";
import { cafeKinds } from "./kinds/cafes";
import { careKinds } from "./kinds/care";
import { cleaningKinds } from "./kinds/cleaning";
import { creativeKinds } from "./kinds/creative";
import { digitalKinds } from "./kinds/digital";
import { fitnessKinds } from "./kinds/fitness";
import { generalKind } from "./kinds/general";
import { hospitalityKinds } from "./kinds/hospitality";
import { installationKinds } from "./kinds/installation";
import { lawAndTaxKinds } from "./kinds/law-and-tax";
import { medicineKinds } from "./kinds/medicine";
import { restaurantKinds } from "./kinds/restaurants";
import { workshopKinds } from "./kinds/workshops";

/** Every kind of business that is recognised; the last is for all others. A new kind is an entry in one of these files. */
export const kinds: readonly BusinessKind[] = [
  ...restaurantKinds,
  ...cafeKinds,
  ...beautyKinds,
  ...medicineKinds,
  ...careKinds,
  ...fitnessKinds,
  ...lawAndTaxKinds,
  ...adviceKinds,
  ...digitalKinds,
  ...creativeKinds,
  ...installationKinds,
  ...buildingKinds,
  ...cleaningKinds,
  ...hospitalityKinds,
  ...workshopKinds,
  generalKind,
];

export const kindKeys = kinds.map(({ key }) => key);

/** @throws where there is no such kind */
export function requireKind(key: string): BusinessKind {
  const kind = kinds.find((one) => one.key === key);
  if (!kind) throw new Error(`There is no kind of business “${key}”`);
  return kind;
}
