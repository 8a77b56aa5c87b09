"use client";

export { SiteErrorPage as default } from "@/components/ui/site-error-page";
