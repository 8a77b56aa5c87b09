import { initials } from "@/components/landing/text-measure";
import { Picture } from "@/components/pictures/picture";
import type { SectionOf } from "@/lib/pages/schema";
import type { PictureView, PictureViews } from "@/lib/pictures/answers";
import type { Translate } from "@/lib/platform/language/translate";
import { SectionFrame } from "./section-frame";

type Person = SectionOf<"team">["people"][number];

function Portrait({ name, picture }: { name: string; picture: PictureView | undefined }) {
  if (picture)
    return (
      <Picture
        picture={picture}
        sizes="(width < 40rem) 46vw, 16rem"
        maxWidth={640}
        className="block aspect-square w-full rounded-card object-cover"
      />
    );
  return (
    <span
      aria-hidden="true"
      className="grid aspect-square w-full select-none place-items-center rounded-card bg-brand-soft font-display font-semibold text-3xl text-brand-ink"
    >
      {initials(name)}
    </span>
  );
}

const PersonCard = ({ person, picture }: { person: Person; picture: PictureView | undefined }) => (
  <li dir="auto" className="grid min-w-0 content-start gap-3">
    <Portrait name={person.name} picture={picture} />
    <div>
      <h3 className="wrap-anywhere text-xl">{person.name}</h3>
      {person.role && <p className="wrap-anywhere text-ink-soft text-sm">{person.role}</p>}
    </div>
    {person.text && <p className="wrap-anywhere whitespace-pre-line text-sm">{person.text}</p>}
  </li>
);

type TeamSectionProps = { section: SectionOf<"team">; pictures: PictureViews; t: Translate };

export function TeamSection({ section, pictures, t }: TeamSectionProps) {
  const { id, heading, people } = section;
  return (
    <SectionFrame id={id} heading={heading} name={t("Team")}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-10 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {[...people.entries()].map(([position, person]) => (
          <PersonCard key={position} person={person} picture={pictures[person.picture]} />
        ))}
      </ul>
    </SectionFrame>
  );
}
