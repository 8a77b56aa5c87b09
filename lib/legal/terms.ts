import type { NewSection } from "@/lib/pages/new-content";
import { known, note, paragraph, section } from "./blocks";
import type { LegalFacts } from "./facts";
import { gap } from "./gaps";

/** The terms of orders. */
export function terms({ name, places, restaurants, takesCards }: LegalFacts): NewSection[] {
  const delivers = restaurants.some((one) => one.delivers);
  const withTax = restaurants.length > 0 && restaurants.every((one) => one.pricesIncludeTax);
  return [
    note("Consumers have rights that no terms can take away."),
    section(
      "Who you order from",
      paragraph(
        `Your contract is with ${known(name, "name of the business")}, ${places[0]?.join(", ") ?? gap("address")}. These terms hold for orders on this website.`,
      ),
    ),
    section(
      "Your order",
      paragraph(
        "The menu is an invitation to order. With “Place order” you make an offer; we accept it when we confirm the order on its page. If we can’t prepare it, we say so, and you get back what you paid.",
      ),
    ),
    section(
      "Prices",
      paragraph(
        withTax
          ? "The prices of the menu include VAT. A delivery fee is shown before you order."
          : "Tax and a delivery fee are added to the prices of the menu, and shown before you order.",
      ),
    ),
    section(
      "Payment",
      paragraph(
        takesCards
          ? `You pay by card when you order, or ${gap("in cash, by card at the counter, …")} when you get it.`
          : `You pay ${gap("in cash, by card at the counter, …")} when you get your order.`,
      ),
    ),
    section(
      delivers ? "Pickup and delivery" : "Pickup",
      paragraph(
        `Times are estimates unless we confirmed one. ${delivers ? "We deliver within the area that the order page shows. Please be reachable by telephone." : "Please bring the number of your order."}`,
      ),
    ),
    section(
      "Cancelling",
      paragraph(
        `There is no right of withdrawal for food that spoils quickly (Article 16(d) of Directive 2011/83/EU). Until we begin to prepare your order, ${gap("you can cancel it by telephone / nothing else")}.`,
      ),
    ),
    section(
      "If something is wrong",
      paragraph(
        `Tell us at once, so that we can replace it or give your money back: ${gap("telephone number or how else")}. Your rights by law stay as they are.`,
      ),
    ),
    section(
      "Law",
      paragraph(
        `The law of ${gap("country")} applies, with the protection that consumers have where they live.`,
      ),
    ),
  ];
}
