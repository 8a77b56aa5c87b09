"use client";

import { Volume2, VolumeX } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { followSound, type Sound, soundState, switchSound } from "./sound";

/** Switches the sound of new orders; stored in the browser. */
export function SoundSwitch() {
  const sound = useSyncExternalStore<Sound>(followSound, soundState, () => "off");
  const isOn = sound !== "off";
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isOn}
      title={sound === "blocked" ? "Press anywhere on the page, and your browser lets it sound" : undefined}
      onClick={() => switchSound(!isOn)}
    >
      <Icon aria-hidden="true" />
      <span className="max-sm:sr-only low:max-xl:sr-only">Sound {isOn ? "on" : "off"}</span>
    </Button>
  );
}
