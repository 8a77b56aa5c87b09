import type { ReactNode } from "react";
import { TemplateGuide } from "./template-guide";

type ManagerLayoutProps = { site: ReactNode; children: ReactNode };

/** Two columns with the guide beside the content; on narrow screens below. */
export function ManagerLayout({ site, children }: ManagerLayoutProps) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_17.5rem]">
      <div className="grid min-w-0 gap-8">
        {site}
        {children}
      </div>
      <div className="xl:sticky xl:top-8">
        <TemplateGuide />
      </div>
    </div>
  );
}
