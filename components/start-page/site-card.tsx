"use client";

import { ExternalLink, Eye, EyeOff } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useMay } from "@/components/accounts/role";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Card, CardTitle } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { notify } from "@/components/ui/messages";
import { QrCode } from "@/components/ui/qr-code";
import { useAction } from "@/components/ui/use-action";
import { useFocusOnChange } from "@/components/ui/use-focus-after";
import { call } from "@/lib/api/call";
import { isLoopbackOrigin } from "@/lib/platform/http/loopback";
import type { StartPage } from "@/lib/start-page/answers";
import { SitePicture } from "./site-picture";

type SiteCardProps = { site: StartPage["site"]; onChanged: () => void };

/** Shows the site as guests see it, and whether they do. */
export function SiteCard({ site, onChanged }: SiteCardProps) {
  const { visibility, url, qr, previewPath } = site;
  const mayDecide = useMay("settings:write");
  const [shown, setShown] = useState(0);
  const { pending, act } = useAction();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(visibility, title);
  const router = useRouter();
  const isComingSoon = visibility === "comingSoon";
  const address = url.replace(/^https?:\/\/|\/$/g, "");

  /** @param change the sentence, or true for a new preview link */
  function decide(next: "public" | "comingSoon", change: { text?: string; renewsPreview?: true } = {}) {
    return act(next, () => call("PUT /settings/visibility", { body: { visibility: next, ...change } }), {
      onDone() {
        notify.success(saidAfter(next, change), { topic: "visibility" });
        // The page's request gives this browser the preview of the site.
        router.refresh();
        setShown(shown + 1);
        onChanged();
      },
    });
  }

  return (
    <Card className="grid content-start gap-5" aria-labelledby="start-site">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="start-site" ref={title} tabIndex={-1}>
          Your site
        </CardTitle>
        <Badge tone={isComingSoon ? "brass" : "brand"}>
          {isComingSoon ? "Coming soon" : "Visible to visitors"}
        </Badge>
      </div>
      <SitePicture key={shown} />
      <div className="flex items-center gap-4">
        <QrCode code={qr} label="The address as a QR code" className="size-24" />
        <div className="grid min-w-0 gap-1">
          <p className="wrap-anywhere font-semibold">{address}</p>
          <p className="text-ink-soft text-sm">{aboutAddress(site)}</p>
        </div>
      </div>
      {isComingSoon && mayDecide && (
        <Announcement text={site.text} onSave={(text) => void decide("comingSoon", { text })} />
      )}
      <div className="flex flex-wrap gap-2">
        <a
          href="/"
          target="_blank"
          rel="noopener"
          className={buttonStyle({ variant: "secondary", size: "sm" })}
        >
          <ExternalLink aria-hidden="true" />
          Open your site
        </a>
        {previewPath && <CopyButton label="Copy preview link" text={() => new URL(previewPath, url).href} />}
        {previewPath && mayDecide && (
          <Button
            size="sm"
            variant="quiet"
            pending={pending !== null}
            onClick={() => void decide("comingSoon", { renewsPreview: true })}
          >
            New preview link
          </Button>
        )}
        {mayDecide && isComingSoon && (
          <Button size="sm" pending={pending !== null} onClick={() => void decide("public")}>
            <Eye aria-hidden="true" />
            Make it public
          </Button>
        )}
        {mayDecide && !isComingSoon && (
          <Button
            size="sm"
            variant="secondary"
            pending={pending !== null}
            onClick={() => void decide("comingSoon")}
          >
            <EyeOff aria-hidden="true" />
            Show “coming soon” instead
          </Button>
        )}
        {mayDecide && visibility === "unset" && (
          <Button size="sm" variant="quiet" pending={pending !== null} onClick={() => void decide("public")}>
            Keep it public
          </Button>
        )}
      </div>
    </Card>
  );
}

function aboutAddress({ url, previewPath, visibility }: StartPage["site"]) {
  if (isLoopbackOrigin(url)) return "Only this computer reaches this address: phones can’t open it yet.";
  if (previewPath) {
    return "Visitors read that it opens soon. The code opens the finished site on your phone: share it with people you trust.";
  }
  return visibility === "comingSoon"
    ? "Visitors read that it opens soon."
    : "Point your phone’s camera at the code to see your site there.";
}

function saidAfter(
  next: "public" | "comingSoon",
  { text, renewsPreview }: { text?: string; renewsPreview?: true },
) {
  if (renewsPreview) return "The former preview link has ended";
  if (text !== undefined) return "Visitors read your sentence now";
  return next === "public" ? "Visitors see your site" : "Visitors see “coming soon” now";
}

/** The sentence that visitors read until the site is public. */
function Announcement({ text, onSave }: { text: string; onSave: (text: string) => void }) {
  return (
    <form
      aria-label="Announcement"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(String(new FormData(event.currentTarget).get("text") ?? ""));
      }}
    >
      <Field label="Visitors read" className="min-w-0 flex-1">
        <Input
          name="text"
          defaultValue={text}
          maxLength={200}
          placeholder="Our new website opens soon."
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <Button type="submit" variant="secondary">
        Save
      </Button>
    </form>
  );
}
