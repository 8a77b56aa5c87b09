"use client";

import type { Route } from "next";
import { useWatch } from "react-hook-form";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { Select } from "@/components/ui/select";
import { contactFieldKinds, contactFormLimits } from "@/lib/landing/contact-form";
import type { LandingContent } from "@/lib/landing/schema";
import { HeadingField } from "./heading-field";
import { ItemList } from "./item-list";
import { LinesField } from "./lines-field";
import { SwitchField } from "./switch-field";
import { TextField } from "./text-field";

const kindWords = { line: "One line", text: "Several lines", choice: "A choice" };

/** The choices of a field of that kind. */
function Choices({ index }: { index: number }) {
  const kind = useWatch<LandingContent, `contact.fields.${number}.kind`>({
    name: `contact.fields.${index}.kind`,
  });
  if (kind !== "choice") return null;
  return (
    <LinesField
      name={`contact.fields.${index}.choices`}
      label="Choices"
      placeholder={"Lunch\nDinner"}
      max={contactFormLimits.choices}
    />
  );
}

const linkStyle = "font-semibold text-brand-ink underline underline-offset-4";

/** The contact form: its words, and the owner's fields. */
export function ContactFields() {
  return (
    <div className="grid gap-5">
      <SwitchField
        name="contact.enabled"
        label="Show the contact form on the page"
        hint="Visitors enter their name, email address, a phone number if they like, and a message."
      />
      <Notice title="Where messages go">
        <p>
          Each message is kept in the{" "}
          <PageLink href={"/admin?tab=inbox" as Route} className={linkStyle}>
            Inbox
          </PageLink>{" "}
          of this portal, and sent by email as chosen in the{" "}
          <PageLink href={"/admin?tab=settings" as Route} className={linkStyle}>
            Settings
          </PageLink>
          , once a mail server is entered there.
        </p>
      </Notice>
      <HeadingField section="contact" />
      <TextField name="contact.intro" label="Words above the form" rows={2} optional />
      <TextField
        name="contact.consent"
        label="Consent"
        hint="A sentence with a box that visitors have to tick, for example about the privacy of their data. Without it there is no box."
        optional
      />
      <ItemList
        name="contact.fields"
        noun="Field"
        addLabel="Add a field"
        section="contact"
        command="Add a field to the contact form"
        max={contactFormLimits.fields}
        blank={{ label: "", kind: "line", required: false, choices: [] }}
        firstField="label"
        empty={{
          title: "No fields of your own",
          text: "For example: the day of an event, or the number of guests.",
        }}
      >
        {(index) => (
          <>
            <div className="grid gap-4 @sm:grid-cols-2">
              <TextField
                name={`contact.fields.${index}.label`}
                label="Label"
                placeholder="Number of guests"
              />
              <TextField
                name={`contact.fields.${index}.kind`}
                label="Kind"
                render={({ dir, autoComplete, spellCheck, ...control }) => (
                  <Select {...control}>
                    {contactFieldKinds.map((kind) => (
                      <option key={kind} value={kind}>
                        {kindWords[kind]}
                      </option>
                    ))}
                  </Select>
                )}
              />
            </div>
            <Choices index={index} />
            <SwitchField
              name={`contact.fields.${index}.required`}
              label="Required"
              hint="Visitors can’t send the form without it."
            />
          </>
        )}
      </ItemList>
    </div>
  );
}
