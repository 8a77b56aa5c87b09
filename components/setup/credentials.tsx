import { CopyButton } from "@/components/ui/copy-button";
import { Notice } from "@/components/ui/notice";
import type { SavedConfiguration, Storage } from "@/lib/setup/answers";

type CredentialsProps = {
  email: string;
  password: string;
  answer: SavedConfiguration;
  /** Called with the choice of whether visitors see the site; without it nothing is asked. */
  onVisibility?: ((visibility: "public" | "comingSoon") => void) | undefined;
};

/** The content of the dialog after set-up. */
export function Credentials({ email, password, answer, onVisibility }: CredentialsProps) {
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
      {onVisibility && <VisibilityChoice onChoose={onVisibility} />}
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

const visibilities = [
  { value: "public", label: "Yes, at once" },
  { value: "comingSoon", label: "Not yet: announce it as “coming soon”" },
] as const;

function VisibilityChoice({ onChoose }: { onChoose: (visibility: "public" | "comingSoon") => void }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold text-ink">Shall visitors see your site?</legend>
      {visibilities.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-3 text-ink md:min-h-9">
          <input
            type="radio"
            name="visibility"
            value={value}
            defaultChecked={value === "public"}
            className="size-4.5 shrink-0 accent-brand"
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
