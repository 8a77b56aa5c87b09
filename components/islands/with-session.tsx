import type { ComponentType } from "react";
import { SessionProvider } from "@/components/accounts/sessions/session-provider";
import { DocumentLanguage } from "@/components/seo/document-language";
import { DialogProvider } from "@/components/ui/dialog-provider";
import { Toaster } from "@/components/ui/toaster";

type DocumentProps = {
  /** The language of the page's SEO settings. */
  language?: string;
};

/** Returns a screen as an island with what the portal's layout provides: dialogs, toasts and the session. */
export function withSession<Props extends object>(Screen: ComponentType<Props>) {
  return function Access({ language, ...props }: Props & DocumentProps) {
    return (
      <>
        {language && <DocumentLanguage language={language} />}
        <DialogProvider>
          <SessionProvider>
            <Screen {...(props as Props)} />
          </SessionProvider>
        </DialogProvider>
        <Toaster />
      </>
    );
  };
}
