"use client";

import { useEffect, useState } from "react";
import type { Edited, Wrong } from "./edited";

export type EditedStatus = Wrong & {
  /** The values differ from the saved ones. */
  unsaved: boolean;
};

/** Follows the edited values without a render for every key press. `edited` and `isSame` must be stable. */
export function useEditedStatus<Values>(
  edited: Edited<Values>,
  base: Values,
  isSame: (a: Values, b: Values) => boolean,
): EditedStatus {
  const [status, setStatus] = useState<EditedStatus>({ unsaved: false, wrong: 0, problems: 0 });

  useEffect(() => {
    function look() {
      const unsaved = !isSame(edited.get(), base);
      const { wrong, problems } = edited.wrong();
      setStatus((before) =>
        before.unsaved === unsaved && before.wrong === wrong && before.problems === problems
          ? before
          : { unsaved, wrong, problems },
      );
    }

    look();
    return edited.watch(look);
  }, [edited, base, isSame]);

  return status;
}
