import type { Contact } from "@/lib/business-profile/contact";

/** What guests do online on the site, and by another way in its plain files. */
export type Deed = "order" | "reserve" | "write";

export type CallUsProps = {
  deed: Deed;
  contact: Pick<Contact, "places" | "phones" | "email" | "openingHours">;
};

const aims: Record<Deed, string> = {
  order: "To order",
  reserve: "To reserve a table",
  write: "To reach us",
};

const link = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

/** Returns the sentence above the ways to reach a business, by the first one that it has. */
function sentenceOf({ deed, contact: { phones, email, places } }: CallUsProps): string {
  const aim = aims[deed];
  if (phones.length > 0) return `${aim}, please call us.`;
  if (email) return `${aim}, please write to us.`;
  if (places.length > 0) return `${aim}, please come by.`;
  return deed === "write" ? "Messages can’t be sent here." : `${aim}, please ask us in person.`;
}

/** Replaces what needs the application, such as a cart or a form, in the plain files of the site. */
export function CallUs(props: CallUsProps) {
  const { phones, email, places, openingHours } = props.contact;
  return (
    <div className="wrap-anywhere grid gap-2">
      <p className="font-semibold text-lg">{sentenceOf(props)}</p>
      {phones.map(({ label, number, href }) => (
        <p key={href}>
          {label && `${label}: `}
          <a className={link} href={href}>
            <bdi dir="ltr">{number}</bdi>
          </a>
        </p>
      ))}
      {email && (
        <p>
          <a className={link} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
      {phones.length === 0 &&
        places.map(({ mapUrl, lines }) => (
          <address key={mapUrl} className="not-italic">
            {lines.join(", ")}
          </address>
        ))}
      {openingHours.length > 0 && <p className="whitespace-pre-line text-sm">{openingHours.join("\n")}</p>}
    </div>
  );
}
