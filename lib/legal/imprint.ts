import type { NewSection } from "@/lib/pages/new-content";
import { known, note, paragraph, section } from "./blocks";
import type { LegalFacts } from "./facts";
import { gap } from "./gaps";

/** The draft of the imprint: the operator of the site, as section 5 of the German Digital Services Act asks for. */
export function imprint({ name, places, phone, email, taxNumber }: LegalFacts): NewSection[] {
  const address = places[0] ?? [gap("street and number"), gap("postal code and town")];
  return [
    note(
      "Countries ask for different facts: a register and its number, a supervisory authority, a professional body.",
    ),
    section(
      "Provider",
      paragraph(known(name, "name of the business"), gap("legal form and name of the owner"), ...address),
    ),
    section(
      "Contact",
      paragraph(`Telephone: ${known(phone, "number")}`, `Email: ${known(email, "address")}`),
    ),
    section(
      "Register and tax",
      paragraph(`Register: ${gap("court and number, or delete this line")}`),
      paragraph(`VAT identification number: ${known(taxNumber, "number, or delete this line")}`),
    ),
    section("Responsible for the content", paragraph(gap("name and address, if it is somebody else"))),
    section(
      "Consumer disputes",
      paragraph(
        `We are ${gap("willing / not willing")} to take part in dispute resolution before a consumer arbitration board.`,
      ),
    ),
  ];
}
