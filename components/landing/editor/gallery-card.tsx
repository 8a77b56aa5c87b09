"use client";

import { Images } from "lucide-react";
import { PicturePicker } from "@/components/pictures/picture-picker";
import { landingLimits } from "@/lib/landing/schema";
import { ItemList } from "./item-list";
import { SectionCard } from "./section-card";
import { TextField } from "./text-field";
import { useCount } from "./use-count";

export function GalleryCard() {
  return (
    <SectionCard
      name="gallery"
      title="Gallery"
      hint="Pictures of your place, each in its own shape"
      icon={Images}
      count={useCount("gallery")}
    >
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
    </SectionCard>
  );
}
