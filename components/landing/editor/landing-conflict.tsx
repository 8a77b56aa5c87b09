"use client";

import type { ComponentProps } from "react";
import { ConflictDialog } from "@/components/ui/form/conflict-dialog";
import { landingChanges } from "@/lib/landing/changes";
import { landingFieldLabel } from "@/lib/landing/field-label";
import { contestedLists, keptSide } from "@/lib/landing/merge";
import type { LandingContent } from "@/lib/landing/schema";

type LandingConflictProps = Omit<ComponentProps<typeof ConflictDialog>, "title" | "text" | "changes"> & {
  base: LandingContent;
  mine: LandingContent;
  theirs: LandingContent;
};

/** Dialog after another user saved the landing page meanwhile. */
export function LandingConflict({ base, mine, theirs, ...rest }: LandingConflictProps) {
  const contested = contestedLists({ base, mine, theirs });
  const lists = new Intl.ListFormat("en").format(contested.map(landingFieldLabel));
  const changes = landingChanges({ base, mine, theirs }).map((change) => ({
    ...change,
    key: `${change.path} ${change.mine === null}`,
    kept: keptSide(change, contested),
  }));
  return (
    <ConflictDialog
      {...rest}
      title="Somebody saved a newer version"
      text={
        <>
          The page was changed while you were editing. “Keep mine”: Your changes win; their other changes
          stay. “Take theirs” discards your edits.
          {contested.length > 0 && ` You both changed ${lists}: “Keep mine” keeps yours as a whole.`}
        </>
      }
      changes={changes}
    />
  );
}
