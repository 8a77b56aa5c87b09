"use client";

import { SocialProfileField } from "@/components/ui/form/social-profile-field";
import { landingLimits } from "@/lib/landing/limits";
import { ItemList } from "./item-list";

/** Pages of the business at any social network. */
export function ProfileList() {
  return (
    <ItemList
      name="footer.profiles"
      noun="Network"
      addLabel="Add a network"
      section="footer"
      command="Add a network"
      max={landingLimits.profiles}
      blank={{ url: "" }}
      firstField="url"
      empty={{
        title: "No networks added yet",
        text: "Instagram, Facebook, WhatsApp, Google Maps or any other.",
      }}
    >
      {(index) => <SocialProfileField name={`footer.profiles.${index}.url`} label="Address or name" />}
    </ItemList>
  );
}
