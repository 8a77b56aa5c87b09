"use client";

import { useLayoutEffect } from "react";
import { dropToken, readToken } from "@/lib/accounts/sessions/client";
import { setApiBase, setBearerSource } from "@/lib/platform/http/api-source";

setBearerSource(readToken, dropToken);

/** Sets the configured API endpoint. Must be mounted before callers, as effects run in order. */
export function ApiBase({ url }: { url: string | undefined }) {
  useLayoutEffect(() => {
    if (url) setApiBase(url);
  }, [url]);
  return null;
}
