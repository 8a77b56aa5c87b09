"use client";

import { useState } from "react";
import { notify } from "@/components/ui/messages";
import { ringWhenUnlocked, switchSound } from "./sound";
import { isShiftRunning, storeShift } from "./stored-shift";

/** Lasts until the page is loaded anew, which takes the sound and the wake lock away again. */
let current = { isStarted: false, isHeard: false };

/**
 * The shift of this page.
 * @returns `isStarted` after the press that starts it, `isHeard` once the browser let it sound
 */
export function useShift() {
  const [shift, setShift] = useState(current);

  function change(next: Partial<typeof current>) {
    current = { ...current, ...next };
    setShift(current);
  }

  /** Turns the sound on within a press, as browsers require, and rings once as a test. */
  async function start() {
    change({ isStarted: true });
    storeShift(true);
    switchSound(true);
    const isHeard = await ringWhenUnlocked();
    change({ isHeard });
    if (isHeard) notify.success("The shift has begun. This is how a new order sounds.", { topic: "shift" });
    else
      notify.error("This browser doesn’t let the page sound. Look for its settings of sound.", {
        topic: "shift",
      });
  }

  return { ...shift, isHeard: shift.isHeard && isShiftRunning(), start };
}
