"use client";

import { Share2 } from "lucide-react";
import { Button } from "./button";
import { notify } from "./messages";
import { useHydrated } from "./use-hydrated";

type ShareButtonProps = { title: string; url: string };

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** Opens the device's dialog for sharing a link; nothing in browsers without one, so that a copy button stands beside. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const hydrated = useHydrated();
  if (!hydrated || !("share" in navigator)) return null;

  async function share() {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isCancelled(error)) notify.error("This device can’t share the link. Copy it instead.");
    }
  }

  return (
    <Button size="sm" onClick={() => void share()}>
      <Share2 aria-hidden="true" />
      Share
    </Button>
  );
}
