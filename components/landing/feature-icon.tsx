import { EmojiImage } from "@/components/ui/emoji-image";
import { graphemes } from "./text-measure";

const tones = { brand: "bg-brand-soft text-brand-ink", brass: "bg-brass-soft text-brass-ink" };

/** An emoji or a few letters in a niche over a shelf; the shelf extends into the gaps, to join the next one. */
export function FeatureIcon({ icon, tone }: { icon: string; tone: keyof typeof tones }) {
  const length = graphemes(icon).length;
  const size = length === 1 ? "text-[2.75rem]" : length <= 3 ? "text-xl" : "text-xs";

  return (
    <div aria-hidden="true" className="relative pb-[3px]">
      <div
        className={`flex h-20 w-17 sm:h-24 sm:w-20 items-end justify-center overflow-hidden rounded-t-full px-2 pb-3 text-center font-semibold leading-none ${tones[tone]} ${size}`}
      >
        <span className="wrap-anywhere min-w-0">
          <EmojiImage icon={icon} className="size-11" />
        </span>
      </div>
      <div className="-inset-x-5 absolute bottom-0 h-[3px] bg-brass" />
    </div>
  );
}
