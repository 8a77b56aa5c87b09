import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import type { SavedConfiguration, Storage } from "@/lib/setup/answers";

type CredentialsProps = { email: string; password: string; answer: SavedConfiguration };

/** The content of the dialog after set-up. */
export function Credentials({ email, password, answer }: CredentialsProps) {
  return (
    <>
      <p>
        {answer.keepsAccount
          ? "Your account stays as it is: sign in with the email and password it already has."
          : "Save these credentials. The password will not be shown again."}
      </p>
      <div className="grid gap-3 rounded-inner border border-line bg-sunken p-4 text-ink">
        <dl className="grid gap-3">
          <Entry term="Email" value={email} />
          <Entry term="Password" value={password} />
        </dl>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton label="Copy both" text={() => `Email: ${email}\nPassword: ${password}`} />
        </div>
      </div>
      {answer.warning ? (
        <Notice tone="warning">{answer.warning}</Notice>
      ) : (
        <p>{whereDataIs(answer.storage)}</p>
      )}
    </>
  );
}

function Entry({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{term}</dt>
      <dd className="select-all break-all font-mono">{value}</dd>
    </div>
  );
}

function whereDataIs({ kind, host, port, name }: Storage): string {
  const place = `${name} on ${host}:${port}`;
  return kind === "embedded"
    ? `Your data is kept in the database that runs with this site: ${place}.`
    : `Your data is kept in your PostgreSQL database: ${place}.`;
}
