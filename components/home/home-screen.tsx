import { ArrowRight, Check } from "lucide-react";
import { ReconfigureButton } from "@/components/setup/reconfigure-button";
import { buttonStyle } from "@/components/ui/button-style";
import { Card } from "@/components/ui/card";
import { Wordmark } from "@/components/ui/logo";
import { SitePicture } from "@/components/ui/site-picture";
import { SplitScreen } from "@/components/ui/split-screen";
import { parseUrl } from "@/lib/platform/address/parse-url";

type HomeScreenProps = {
  projectName: string;
  apiUrl: string;
  /** The database in use. */
  database: { host: string; port: number; name: string };
};

export function HomeScreen({ projectName, apiUrl, database }: HomeScreenProps) {
  return (
    <SplitScreen
      header={<Wordmark name={projectName} />}
      motto="Open for business."
      picture={<SitePicture name={projectName} address={parseUrl(apiUrl)?.host ?? "Your site"} />}
    >
      <span className="mb-6 grid size-12 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Check aria-hidden="true" className="size-6" strokeWidth={2.5} />
      </span>
      <h1 className="text-3xl">Setup Complete</h1>
      <p className="mt-2 text-ink-soft">Your site is open. This is how it is configured.</p>
      <Card padding="rows" className="mt-8">
        <dl className="divide-y divide-line">
          <Entry term="Project name" value={projectName} />
          <Entry term="API URL" value={apiUrl} />
          <Entry term="Database" value={`${database.host}:${database.port}`} />
          <Entry term="Database name" value={database.name} />
        </dl>
      </Card>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="/" className={buttonStyle({ className: "max-sm:w-full" })}>
          Get Started
          <ArrowRight aria-hidden="true" />
        </a>
        <ReconfigureButton className="max-sm:w-full" />
      </div>
    </SplitScreen>
  );
}

function Entry({ term, value }: { term: string; value: string }) {
  return (
    <div className="grid gap-0.5 py-3.5 sm:grid-cols-[9rem_1fr] sm:gap-4">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="min-w-0 font-medium text-sm [overflow-wrap:anywhere]">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
