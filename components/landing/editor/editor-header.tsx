import { ExternalLink, History } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";

type EditorHeaderProps = { hydrated: boolean; unsaved: boolean; onHistory: () => void };

/** The editor's heading, the way to the real page, and the way back in time. */
export function EditorHeader({ hydrated, unsaved, onHistory }: EditorHeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-0.5">
        <h2 className="text-xl">Landing Page Configuration</h2>
        <p className="text-ink-soft text-sm">What visitors read on your front page.</p>
      </div>
      <div className="flex gap-2 max-sm:w-full">
        <Button variant="secondary" disabled={!hydrated} className="max-sm:flex-1" onClick={onHistory}>
          <History aria-hidden="true" />
          History
        </Button>
        <ButtonLink
          href="/welcome"
          target="_blank"
          variant="secondary"
          className="max-sm:flex-1"
          title={unsaved ? "Shows the saved page, without your unsaved changes" : undefined}
        >
          Preview
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </ButtonLink>
      </div>
    </div>
  );
}
