"use client";

import { ChosenPicture, PictureButton, PicturePicker } from "@/components/pictures/picture-picker";
import { landingLimits } from "@/lib/landing/limits";
import { HeadingField } from "./heading-field";
import { ItemList } from "./item-list";
import { FeatureList, PricePlanList, StatList, TestimonialList } from "./section-lists";
import { SwitchField } from "./switch-field";
import { TargetField } from "./target-field";
import { TextField } from "./text-field";

export function StatsFields() {
  return (
    <div className="grid gap-5">
      <HeadingField section="stats" hint="Without one, the numbers stand below the hero without a heading." />
      <StatList
        noun="Stat"
        command="Add a statistic"
        empty={{ title: "No stats added yet", text: "For example: 12,000 loaves a year." }}
      />
    </div>
  );
}

const pictureOf = (list: "features" | "testimonials", index: number) => ({
  name: `${list}.${index}.picture`,
  label: `Picture of ${list.slice(0, -1)} ${index + 1}`,
});

export function FeaturesFields() {
  return (
    <div className="grid gap-5">
      <HeadingField section="features" />
      <FeatureList
        aside={(index) => <PictureButton {...pictureOf("features", index)} />}
        below={(index) => (
          <ChosenPicture {...pictureOf("features", index)} hint="Stands in the place of the icon." />
        )}
        empty={{ title: "No features added yet", text: "Without features the page leaves this part out." }}
      />
    </div>
  );
}

export function GalleryFields() {
  return (
    <div className="grid gap-5">
      <HeadingField section="gallery" />
      <ItemList
        name="gallery"
        noun="Gallery picture"
        addLabel="Add a picture"
        section="gallery"
        command="Add a picture to the gallery"
        max={landingLimits.gallery}
        blank={{ picture: "", caption: "" }}
        firstField="caption"
        empty={{
          title: "No pictures in the gallery",
          text: "Without pictures the page leaves this part out.",
        }}
      >
        {(index) => (
          <>
            <PicturePicker name={`gallery.${index}.picture`} label={`Gallery picture ${index + 1}`} />
            <TextField name={`gallery.${index}.caption`} label="Caption" optional />
          </>
        )}
      </ItemList>
    </div>
  );
}

export function PricingFields() {
  return (
    <div className="grid gap-5">
      <HeadingField section="pricing" />
      <SwitchField
        name="pricing.enabled"
        label="Show pricing on the page"
        hint="Switched off, your plans are kept but not shown."
      />
      <PricePlanList
        empty={{ title: "No plans added yet", text: "Without plans the page leaves this part out." }}
        below={(index) => (
          <>
            <TargetField
              name={`pricing.plans.${index}.target`}
              label="Button leads to"
              automatic="The contact section"
            />
            <SwitchField
              name={`pricing.plans.${index}.highlighted`}
              label="Recommended"
              hint="Stands out from the other plans."
            />
          </>
        )}
      />
    </div>
  );
}

export function TestimonialsFields() {
  return (
    <div className="grid gap-5">
      <HeadingField section="testimonials" />
      <TestimonialList
        blank={{ content: "", name: "", role: "", avatar: "" }}
        empty={{
          title: "No testimonials added yet",
          text: "Without quotes the page leaves this part out.",
        }}
        aside={(index) => <PictureButton {...pictureOf("testimonials", index)} />}
        below={(index) => (
          <>
            <ChosenPicture {...pictureOf("testimonials", index)} />
            <TextField
              name={`testimonials.${index}.avatar`}
              label="Picture elsewhere"
              hint="The address of a square picture. Without one, initials are shown."
              placeholder="https://"
              inputMode="url"
              optional
            />
          </>
        )}
      />
    </div>
  );
}
