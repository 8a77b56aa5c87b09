import { CircleCheck, CircleMinus, CirclePlus, Copy, Diff } from "lucide-react";
import type { InspectedTag } from "@/lib/seo/answers";

const verdicts = {
  same: { Icon: CircleCheck, word: "As stored", style: "text-brand-ink" },
  different: { Icon: Diff, word: "Different", style: "text-danger" },
  missing: { Icon: CircleMinus, word: "Missing", style: "text-danger" },
  twice: { Icon: Copy, word: "More than once", style: "text-danger" },
  extra: { Icon: CirclePlus, word: "Not stored", style: "text-brass-ink" },
} as const satisfies Record<InspectedTag["verdict"], object>;

/** Shows the verdict on a tag as icon and word. */
export function VerdictMark({ verdict }: { verdict: InspectedTag["verdict"] }) {
  const { Icon, word, style } = verdicts[verdict];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap font-semibold text-xs ${style}`}>
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </span>
  );
}
