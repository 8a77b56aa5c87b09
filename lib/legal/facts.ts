/** The settings of the business that legal texts mention; empty texts are unknown. */
export type LegalFacts = {
  name: string;
  /** The lines of each address. */
  places: string[][];
  phone: string;
  email: string;
  taxNumber: string;
  /** The providers of social networks that the footer links to. */
  networks: string[];
  takesReservations: boolean;
  /** Whether visitors can write by a contact form. */
  hasContactForm: boolean;
  /** Whether guests' cards are charged by the payment provider. */
  takesCards: boolean;
  /** The published restaurants. */
  restaurants: {
    name: string;
    delivers: boolean;
    pricesIncludeTax: boolean;
    dishes: { name: string; allergens: string }[];
  }[];
  /** Days after which data is removed; 0 for never, of orders and messages. */
  retention: Record<"orders" | "reservations" | "messages" | "spam" | "mails" | "visits", number>;
};
