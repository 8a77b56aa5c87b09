"use client";

import { BellRing } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/messages";
import { ringWhenUnlocked, switchSound } from "./sound";

/** True from the first press until the page is loaded anew, which takes the sound away again. */
let wasStarted = false;

/** Starts the shift: turns the sound on with a press, as browsers require, and rings once as a test. */
export function ShiftNotice() {
  const [isStarted, setStarted] = useState(wasStarted);
  if (isStarted) return null;

  async function start() {
    switchSound(true);
    const isHeard = await ringWhenUnlocked();
    wasStarted = isHeard;
    setStarted(isHeard);
    if (isHeard) notify.success("The shift has begun. This is how a new order sounds.", { topic: "shift" });
    else
      notify.error("This browser doesn’t let the page sound. Look for its settings of sound.", {
        topic: "shift",
      });
  }

  return (
    <section
      aria-label="Shift"
      className="mx-gutter mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-brass-soft px-5 py-4"
    >
      <p className="min-w-0 flex-[1_1_16rem] text-lg">
        New orders ring until somebody accepts them, and the screen stays on.
      </p>
      <Button size="lg" className="text-lg max-sm:w-full" onClick={() => void start()}>
        <BellRing aria-hidden="true" />
        Start the shift
      </Button>
    </section>
  );
}
