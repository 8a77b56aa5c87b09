import type { ComponentType } from "react";
import { SessionProvider } from "@/components/accounts/sessions/session-provider";
import { DocumentLanguage, type Language } from "@/components/seo/document-language";
import { DialogProvider } from "@/components/ui/dialog-provider";
import { Toaster } from "@/components/ui/toaster";

type DocumentProps = {
  /** That of the page's SEO settings. */
  documentLanguage?: Language;
};

/** Returns a screen as an island with what the portal's layout provides: dialogs, toasts and the session. */
export function withSession<Props extends object>(Screen: ComponentType<Props>) {
  return function Access({ documentLanguage, ...props }: Props & DocumentProps) {
    return (
      <>
        {documentLanguage && <DocumentLanguage {...documentLanguage} />}
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
