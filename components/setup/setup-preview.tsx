"use client";

import { Database, KeyRound } from "lucide-react";
import { type Control, useWatch } from "react-hook-form";
import { SitePicture } from "@/components/ui/site-picture";
import { parseUrl } from "@/lib/platform/address/parse-url";
import type { SetupForm } from "@/lib/setup/schema";

type SetupPreviewProps = { control: Control<SetupForm>; step: number };

/** A picture of the site with the values of the wizard. */
export function SetupPreview({ control, step }: SetupPreviewProps) {
  const { projectName, apiUrl, database, adminEmail } = useWatch({ control });
  const tags = [
    undefined,
    { icon: Database, label: "Data kept at", text: `${database?.host}:${database?.port}` },
    { icon: KeyRound, label: "Signs in as", text: adminEmail || "the owner" },
  ];

  return (
    <SitePicture name={projectName?.trim() || "Your name here"} address={siteOf(apiUrl)} tag={tags[step]} />
  );
}

function siteOf(apiUrl = ""): string {
  return parseUrl(apiUrl)?.host ?? "your-site.com";
}
