"use client";

import { CircleCheck } from "lucide-react";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { DesignView } from "@/lib/templates/answers";
import { thumbnailSize } from "@/lib/templates/designs/thumbnail";
import { openPreview } from "./open-preview";
import { publishChange } from "./template-channel";
import type { Templates } from "./use-templates";

const grid = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-5";

/** The product's own templates, to preview with the owner's content and to use. */
export function ReadyDesigns({ list: { templates, put } }: { list: Templates }) {
  const { data, isLoading, failure, reload, change } = useCall("GET /templates/designs");
  const { pendingOf, act } = useAction<"use">();
  const activeId = templates.find(({ active }) => active)?.id;

  const use = ({ name, title }: DesignView) =>
    act("use", () => call("POST /templates/designs/{name}", { params: { name } }), {
      about: name,
      onDone({ template }) {
        put(template);
        publishChange();
        change(({ designs }) => ({
          designs: designs.map((one) => (one.name === name ? { ...one, templateId: template.id } : one)),
        }));
      },
      done: `“${title}” is on your site now.`,
      failed: "This design could not be put on your site. Please try again.",
    });

  return (
    <section aria-labelledby="designs-title" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="designs-title" className="text-lg">
          Ready designs
        </h2>
        <p className="max-w-prose text-ink-soft text-sm">
          They fill themselves with your words, pictures and contact details. Change those at any time; the
          design follows.
        </p>
      </div>
      {isLoading && <LoadingDesigns />}
      {failure !== undefined && !data && (
        <RetryNotice title="The designs could not be loaded" onRetry={reload} />
      )}
      {data && (
        <ul className={grid}>
          {data.designs.map((design) => (
            <DesignCard
              key={design.name}
              design={design}
              isActive={design.templateId !== null && design.templateId === activeId}
              pending={pendingOf(design.name) === "use"}
              onUse={() => void use(design)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

type DesignCardProps = { design: DesignView; isActive: boolean; pending: boolean; onUse: () => void };

function DesignCard({ design, isActive, pending, onUse }: DesignCardProps) {
  const { title, trade, character, thumbnail, previewId } = design;
  const heading = useId();
  return (
    <li
      aria-labelledby={heading}
      className={classes(
        "flex flex-col overflow-hidden rounded-card border bg-surface shadow-card",
        isActive ? "border-brand outline outline-brand" : "border-line",
      )}
    >
      <div className="relative border-line border-b">
        {/* biome-ignore lint/performance/noImgElement: written in the shown size */}
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          {...thumbnailSize}
          className="aspect-16/10 w-full bg-line object-cover object-top"
        />
        {isActive && (
          <Badge tone="solid" className="absolute top-3 left-3 shadow-raised">
            <CircleCheck aria-hidden="true" />
            On your site
          </Badge>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-4 sm:p-5">
        <h3 id={heading} className="text-lg leading-snug">
          {title} <span className="block font-normal font-sans text-ink-soft text-sm">{trade}</span>
        </h3>
        <p className="text-ink-soft text-sm">{character}</p>
        <div className="mt-auto grid grid-cols-2 gap-2 pt-2">
          <Button
            variant="secondary"
            size="sm"
            aria-describedby={heading}
            onClick={() => openPreview(previewId)}
          >
            Preview
          </Button>
          <Button size="sm" aria-describedby={heading} disabled={isActive} pending={pending} onClick={onUse}>
            {isActive ? "In use" : "Use"}
          </Button>
        </div>
      </div>
    </li>
  );
}

function LoadingDesigns() {
  return (
    <div role="status">
      <span className="sr-only">Loading designs...</span>
      <div aria-hidden="true" className={grid}>
        {["a", "b", "c"].map((card) => (
          <div key={card} className="overflow-hidden rounded-card border border-line bg-surface">
            <Skeleton className="aspect-16/10 rounded-none" />
            <div className="grid gap-3 p-5">
              <Skeleton className="h-6 w-1/2" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="mt-2 h-9" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
