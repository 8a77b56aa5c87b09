"use client";

import { useEffect, useState } from "react";
import { usePictureViews } from "@/components/pictures/use-picture-view";
import { pictureIdsOf } from "@/lib/landing/content-pictures";
import type { LandingContent } from "@/lib/landing/schema";
import { LandingPage } from "../landing-page";
import type { SectionName } from "./form-values";
import { type FromPreview, readMessage, type ToPreview } from "./preview-messages";

const anchors: Record<SectionName, string> = {
  hero: "#main",
  stats: "[aria-labelledby=stats-title]",
  features: "#features",
  gallery: "#gallery",
  pricing: "#pricing",
  testimonials: "#testimonials",
  callToAction: "[aria-labelledby=call-to-action-title]",
  footer: "#contact",
};

/** Scrolls this frame alone; `scrollIntoView` would scroll the editor around it as well. */
function scrollTo(selector: string) {
  const part = document.querySelector(selector);
  if (!part) return;
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  window.scrollTo({ top: part.getBoundingClientRect().top + window.scrollY - margin });
}

/** The real landing page inside the preview's frame. Its links lead nowhere, but to parts of the page itself. */
export function LandingPreview({ initial }: { initial: LandingContent }) {
  const [content, setContent] = useState(initial);
  const pictures = usePictureViews(pictureIdsOf(content));

  useEffect(() => {
    const editor = window.parent === window ? null : window.parent;

    function receive(event: MessageEvent) {
      const message = readMessage<ToPreview>(event, editor);
      if (message?.type === "landing-preview:content") setContent(message.content);
      if (message?.type === "landing-preview:show") scrollTo(anchors[message.section]);
    }

    function stay(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link) return;
      event.preventDefault();
      const { hash } = new URL(link.href, window.location.href);
      if (event.type === "click" && /^#[a-z-]+$/.test(hash)) scrollTo(hash);
    }

    window.addEventListener("message", receive);
    window.addEventListener("click", stay, { capture: true });
    window.addEventListener("auxclick", stay, { capture: true });
    editor?.postMessage({ type: "landing-preview:ready" } satisfies FromPreview, window.location.origin);
    return () => {
      window.removeEventListener("message", receive);
      window.removeEventListener("click", stay, { capture: true });
      window.removeEventListener("auxclick", stay, { capture: true });
    };
  }, []);

  return <LandingPage content={content} pictures={pictures} isConfigured />;
}
