import { Picture } from "@/components/pictures/picture";
import { RichText } from "@/components/rich-text/rich-text";
import type { SectionOf } from "@/lib/pages/schema";
import type { PictureViews } from "@/lib/pictures/answers";
import type { Translate } from "@/lib/platform/language/translate";
import { SectionFrame } from "./section-frame";

type HrefOf = (target: string) => string | null;

type TextSectionProps = { section: SectionOf<"text">; hrefOf: HrefOf; t: Translate };

export function TextSection({ section, hrefOf, t }: TextSectionProps) {
  const { id, heading, text } = section;
  return (
    <SectionFrame id={id} heading={heading} name={t("Text")}>
      <RichText document={text} hrefOf={hrefOf} className="max-w-prose" />
    </SectionFrame>
  );
}

/** A picture with its caption; nothing if it is not in the library any more. */
export function PictureSection({
  section,
  pictures,
  t,
}: {
  section: SectionOf<"picture">;
  pictures: PictureViews;
  t: Translate;
}) {
  const { id, picture, caption, size } = section;
  const view = pictures[picture];
  if (!view) return null;
  const isWide = size === "wide";
  return (
    <section id={id} aria-label={caption || view.alt || t("Picture")} className="pt-section">
      <figure className={`mx-auto grid gap-3 px-gutter ${isWide ? "max-w-[88rem]" : "max-w-4xl"}`}>
        <Picture
          picture={view}
          sizes={isWide ? "(width < 88rem) 92vw, 84rem" : "(width < 56rem) 92vw, 52rem"}
          isDecoration={caption !== "" && caption === view.alt}
          className="block h-auto w-full rounded-card"
        />
        {caption && (
          <figcaption dir="auto" className="text-match-parent wrap-anywhere text-ink-soft text-sm">
            {caption}
          </figcaption>
        )}
      </figure>
    </section>
  );
}

type QuestionsSectionProps = { section: SectionOf<"questions">; hrefOf: HrefOf; t: Translate };

/** Questions that open their answers, without a script. */
export function QuestionsSection({ section, hrefOf, t }: QuestionsSectionProps) {
  const { id, heading, questions } = section;
  return (
    <SectionFrame id={id} heading={heading} name={t("Questions and answers")}>
      <div className="border-line border-t">
        {[...questions.entries()].map(([position, { question, answer }]) => (
          <details key={position} className="group border-line border-b">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 font-display font-semibold text-lg tracking-tight [&::-webkit-details-marker]:hidden">
              <span dir="auto" className="text-match-parent wrap-anywhere min-w-0 flex-1">
                {question}
              </span>
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-sans text-brand-ink text-xl leading-none transition-transform group-open:rotate-45 motion-reduce:transition-none"
              >
                +
              </span>
            </summary>
            <RichText document={answer} hrefOf={hrefOf} className="max-w-prose pb-6" />
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}

export function PricesSection({ section, t }: { section: SectionOf<"prices">; t: Translate }) {
  const { id, heading, prices, note } = section;
  return (
    <SectionFrame id={id} heading={heading} name={t("Prices")}>
      <dl className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        {[...prices.entries()].map(([position, { name, description, price }]) => (
          <PriceRow key={position} name={name} description={description} price={price} />
        ))}
      </dl>
      {note && (
        <p
          dir="auto"
          className="text-match-parent wrap-anywhere mt-6 whitespace-pre-line text-ink-soft text-sm"
        >
          {note}
        </p>
      )}
    </SectionFrame>
  );
}

type PriceRowProps = { name: string; description: string; price: string };

/** A name, a dotted line and a price, as on a printed menu. */
export function PriceRow({ name, description, price }: PriceRowProps) {
  return (
    <div className="grid min-w-0 content-start">
      <dt dir="auto" className="flex items-baseline gap-3">
        <span className="wrap-anywhere min-w-0 font-semibold">{name}</span>
        <span aria-hidden="true" className="min-w-6 flex-1 border-line-strong/60 border-b-2 border-dotted" />
        <span className="wrap-anywhere max-w-[50%] font-semibold tabular-nums">{price}</span>
      </dt>
      {description && (
        <dd dir="auto" className="text-match-parent wrap-anywhere max-w-prose text-ink-soft text-sm">
          {description}
        </dd>
      )}
    </div>
  );
}
