import { describedCare } from "./described-care";
import { describedCrafts } from "./described-crafts";
import { describedHospitality } from "./described-hospitality";
import { describedOffices } from "./described-offices";
import type { DescribedRow } from "./described-row";
import { describedStyles } from "./described-styles";
import { describedTrades } from "./described-trades";

/** A description and its expected facts: the kind, the name and the place; empty if it doesn't mention them. */
type Described = { description: string; kind: string; name: string; place: string };

const toDescribed = ([kind, name, place, description]: DescribedRow): Described => ({
  description,
  kind,
  name,
  place,
});

/** Descriptions as owners write them, in many styles. */
export const describedBusinesses: readonly Described[] = [
  ...describedHospitality,
  ...describedCare,
  ...describedCrafts,
  ...describedOffices,
  ...describedStyles,
  ...describedTrades,
].map(toDescribed);
