"use client";

import { useLayoutEffect } from "react";
import { dropToken, readToken } from "@/lib/accounts/sessions/client";
import { setApiBase, setApiLanguage, setBearerSource } from "@/lib/platform/http/api-source";

setBearerSource(readToken, dropToken);

type ApiBaseProps = {
  url: string | undefined;
  /** The language of the page; missing for English. */
  language?: string | undefined;
};

/** Sets the configured API endpoint and the language of its messages. Must be mounted before callers, as effects run in order. */
export function ApiBase({ url, language }: ApiBaseProps) {
  useLayoutEffect(() => {
    if (url) setApiBase(url);
    setApiLanguage(language);
  }, [url, language]);
  return null;
}
