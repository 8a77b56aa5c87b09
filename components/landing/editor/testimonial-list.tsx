"use client";

import { landingLimits } from "@/lib/landing/schema";
import type { EntryFields } from "./entry-fields";
import { ItemList } from "./item-list";
import { TextField } from "./text-field";

type TestimonialListProps = EntryFields & { /** A new entry. */ blank: object };

export function TestimonialList({
  blank,
  Text = TextField,
  empty,
  above,
  aside,
  below,
}: TestimonialListProps) {
  return (
    <ItemList
      name="testimonials"
      noun="Testimonial"
      section="testimonials"
      command="Add a testimonial"
      max={landingLimits.testimonials}
      blank={blank}
      firstField="content"
      empty={empty}
    >
      {(index) => (
        <>
          {above?.(index)}
          <Text name={`testimonials.${index}.content`} label="Quote" rows={3} aside={aside?.(index)} />
          <div className="grid gap-4 @sm:grid-cols-2">
            <Text name={`testimonials.${index}.name`} label="Name" />
            <Text
              name={`testimonials.${index}.role`}
              label="Role"
              placeholder="Owner, Corner Bakery"
              optional
            />
          </div>
          {below?.(index)}
        </>
      )}
    </ItemList>
  );
}
