"use client";

import { PicturePicker } from "@/components/pictures/picture-picker";
import { Card, CardTitle } from "@/components/ui/card";
import { SocialProfileField } from "@/components/ui/form/social-profile-field";
import { TextField as FormTextField, type TextFieldOf } from "@/components/ui/form/text-field";
import type { Choice } from "@/lib/business-profile/choice";
import { profileLimits } from "@/lib/business-profile/limits";
import { EntryRows } from "./entry-rows";
import type { ProfileValues } from "./profile-values";
import { SelectField } from "./select-field";

const TextField: TextFieldOf<ProfileValues> = FormTextField;

export type ProfileChoices = {
  kinds: readonly Choice[];
  countries: readonly Choice[];
  languages: readonly Choice[];
  /** Names the languages besides English in which guests can be addressed. */
  guestLanguages: string;
  currencies: readonly Choice[];
};

type IdentityProps = Pick<ProfileChoices, "kinds"> & { projectName: string };

export function IdentityCard({ kinds, projectName }: IdentityProps) {
  return (
    <Card className="grid gap-5" aria-labelledby="profile-identity">
      <CardTitle id="profile-identity">Who you are</CardTitle>
      <TextField
        name="name"
        label="Name of the business"
        placeholder={projectName}
        hint={`Without one, visitors see “${projectName}”.`}
        autoComplete="organization"
        maxLength={100}
      />
      <SelectField
        name="kind"
        label="Kind of business"
        hint="Search engines list it under this, and texts are proposed for it."
        choices={kinds}
        none="Not chosen"
      />
      <TextField
        name="menuLabel"
        label="Word for your menu"
        hint="Leads to your menu from your site’s navigation, once one is published."
        placeholder="Menu"
        maxLength={24}
        optional
      />
      <TextField
        name="taxNumber"
        label="Tax number"
        hint="Printed on your guests’ receipts, with the name and the first address of the business."
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        optional
      />
      <PicturePicker
        name="logo"
        label="Logo"
        hint="On your pages, in the browser’s tab and for search engines."
      />
    </Card>
  );
}

export function ContactCard({ countries }: Pick<ProfileChoices, "countries">) {
  return (
    <Card className="grid gap-7" aria-labelledby="profile-contact">
      <CardTitle id="profile-contact">How guests find and reach you</CardTitle>
      <EntryRows
        name="places"
        title="Address"
        hint="Shown with a link to a map."
        entry="address"
        max={profileLimits.places}
        empty={{ label: "", street: "", postalCode: "", locality: "", region: "", country: "", mapUrl: "" }}
      >
        {(path, index) => (
          <div className="grid gap-3 sm:grid-cols-6">
            {index > 0 && (
              <TextField
                name={`${path}.label`}
                label="Name of this place"
                optional
                className="sm:col-span-6"
              />
            )}
            <TextField
              name={`${path}.street`}
              label="Street and number"
              autoComplete="street-address"
              className="sm:col-span-6"
            />
            <TextField
              name={`${path}.postalCode`}
              label="Postal code"
              autoComplete="postal-code"
              className="sm:col-span-2"
            />
            <TextField
              name={`${path}.locality`}
              label="Town"
              autoComplete="address-level2"
              className="sm:col-span-4"
            />
            <TextField
              name={`${path}.region`}
              label="State or region"
              autoComplete="address-level1"
              optional
              className="sm:col-span-3"
            />
            <div className="sm:col-span-3">
              <SelectField name={`${path}.country`} label="Country" choices={countries} none="Not chosen" />
            </div>
            <TextField
              name={`${path}.mapUrl`}
              label="Link to a map"
              hint="Copied from your map’s “Share”. Without one, the link searches for the address."
              placeholder="https://"
              type="url"
              inputMode="url"
              optional
              className="sm:col-span-6"
            />
          </div>
        )}
      </EntryRows>
      <EntryRows
        name="phones"
        title="Phone"
        hint="Guests call with a tap."
        entry="phone number"
        max={profileLimits.phones}
        empty={{ label: "", number: "" }}
      >
        {(path) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              name={`${path}.number`}
              label="Number"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="+49 30 123456"
            />
            <TextField name={`${path}.label`} label="Used for" placeholder="Reservations" optional />
          </div>
        )}
      </EntryRows>
      <TextField
        name="email"
        label="Email address for guests"
        type="email"
        inputMode="email"
        autoComplete="email"
        optional
      />
      <TextField
        name="openingHours"
        label="Opening hours"
        hint="In your own words, a line for each rule."
        placeholder={"Tuesday to Saturday 12:00 to 22:00\nSunday until 17:00, Monday closed"}
        rows={3}
        optional
      />
    </Card>
  );
}

export function SocialCard() {
  return (
    <Card className="grid gap-5" aria-labelledby="profile-social">
      <CardTitle id="profile-social">Elsewhere on the web</CardTitle>
      <EntryRows
        name="socialProfiles"
        title="Profiles"
        hint="Instagram, Facebook, WhatsApp, TikTok, Google Maps, Tripadvisor or any other: paste the address, or type “instagram @yourname”."
        entry="profile"
        max={profileLimits.socialProfiles}
        empty={{ url: "" }}
      >
        {(path, index) => <SocialProfileField name={`${path}.url`} label={`Profile ${index + 1}`} />}
      </EntryRows>
    </Card>
  );
}
