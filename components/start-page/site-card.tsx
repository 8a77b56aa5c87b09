"use client";

import { ExternalLink, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useMay } from "@/components/accounts/role";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { Card, CardTitle } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { notify } from "@/components/ui/messages";
import { QrCode } from "@/components/ui/qr-code";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { StartPage } from "@/lib/start-page/answers";
import { SitePicture } from "./site-picture";

type SiteCardProps = { site: StartPage["site"]; onChanged: () => void };

/** Shows the site as guests see it, and whether they do. */
export function SiteCard({ site, onChanged }: SiteCardProps) {
  const { visibility, url, qr, previewPath } = site;
  const mayDecide = useMay("settings:write");
  const [shown, setShown] = useState(0);
  const { pending, act } = useAction();
  const isComingSoon = visibility === "comingSoon";
  const address = url.replace(/^https?:\/\/|\/$/g, "");

  function decide(next: "public" | "comingSoon") {
    return act(next, () => call("PUT /settings/visibility", { body: { visibility: next } }), {
      onDone() {
        notify.success(next === "public" ? "Visitors see your site now" : "Visitors see “coming soon” now", {
          topic: "visibility",
        });
        setShown(shown + 1);
        onChanged();
      },
    });
  }

  return (
    <Card className="grid content-start gap-5" aria-labelledby="start-site">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="start-site">Your site</CardTitle>
        <Badge tone={isComingSoon ? "brass" : "brand"}>
          {isComingSoon ? "Coming soon" : "Visible to visitors"}
        </Badge>
      </div>
      <SitePicture key={shown} />
      <div className="flex items-center gap-4">
        <QrCode code={qr} label="The address as a QR code" className="size-24" />
        <div className="grid min-w-0 gap-1">
          <p className="wrap-anywhere font-semibold">{address}</p>
          <p className="text-ink-soft text-sm">
            {isComingSoon
              ? "Visitors read that it opens soon. The code opens the finished site on your phone: share it with people you trust."
              : "Point your phone’s camera at the code to see your site there."}
          </p>
        </div>
      </div>
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
