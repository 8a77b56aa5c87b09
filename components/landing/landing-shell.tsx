import type { ReactNode } from "react";
import type { Contact } from "@/lib/business-profile/contact";
import { defaultAccent } from "@/lib/landing/accents";
import type { LandingContent } from "@/lib/landing/schema";
import type { PictureView } from "@/lib/pictures/answers";
import { LandingFooter } from "./landing-footer";
import type { LandingLink } from "./landing-links";
import { LandingNavbar } from "./landing-navbar";
import { mainDirection } from "./text-direction";

type LandingShellProps = {
  content: LandingContent;
  companyName: string;
  logo: PictureView | undefined;
  /** Missing before set-up. */
  contact?: Contact | undefined;
  links: LandingLink[];
  cta: LandingLink;
  showLogin: boolean;
  /** The page's main part. */
  children: ReactNode;
};

/** The header and footer of the landing page and of the pages in its style. */
export function LandingShell({ content, companyName, contact, children, ...navbar }: LandingShellProps) {
  const { accent, footer, hero } = content;
  return (
    <div
      dir={mainDirection(companyName, hero.title, hero.subtitle)}
      data-accent={accent === defaultAccent ? undefined : accent}
      className="flex min-h-dvh flex-col"
    >
      <LandingNavbar companyName={companyName} {...navbar} />
      <main id="main" className="flex-1">
        {children}
      </main>
      <LandingFooter companyName={companyName} footer={footer} contact={contact} />
    </div>
  );
}
