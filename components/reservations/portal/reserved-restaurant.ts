/** A restaurant, with the path at which guests reserve its tables. */
export type ReservedRestaurant = {
  id: string;
  name: string;
  path: string;
  /** Whether guests can reserve there. */
  isOnline: boolean;
};
