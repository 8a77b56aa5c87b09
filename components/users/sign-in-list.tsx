import { Card } from "@/components/ui/card";
import { MomentTime } from "@/components/ui/moment-time";
import type { RecordedSignIn } from "@/lib/auth/schema";

const words: Record<RecordedSignIn["outcome"], { text: string; style: string }> = {
  signedIn: { text: "Signed in", style: "text-brand-ink" },
  refused: { text: "Refused", style: "text-danger" },
  halfway: { text: "Right password, no code yet", style: "text-ink-soft" },
  slowedDown: { text: "Slowed down", style: "text-danger" },
};

const meansOf: Record<RecordedSignIn["means"], string> = {
  password: "",
  app: "code",
  recoveryCode: "recovery code",
  passkey: "passkey",
  pin: "PIN",
};

/** Such as "Signed in by passkey" and "Refused: recovery code". */
function outcomeText(outcome: RecordedSignIn["outcome"], means: RecordedSignIn["means"]): string {
  const { text } = words[outcome];
  if (means === "password") return text;
  return outcome === "signedIn" ? `${text} by ${meansOf[means]}` : `${text}: ${meansOf[means]}`;
}

/** The latest tries to sign in. */
export function SignInList({ signIns }: { signIns: readonly RecordedSignIn[] }) {
  return (
    <Card aria-labelledby="sign-ins-title" padding="rows">
      <div className="grid gap-1 pt-4 pb-2">
        <h2 id="sign-ins-title" className="text-lg">
          Sign-ins
        </h2>
        <p className="text-ink-soft text-sm">The latest tries, from the last 90 days.</p>
      </div>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto text-sm" aria-labelledby="sign-ins-title">
        {signIns.map(({ id, at, account, address, outcome, means }) => (
          <li key={id} className="grid gap-x-4 py-2.5 sm:grid-cols-[minmax(0,1fr)_13rem_11rem]">
            <span className="wrap-anywhere min-w-0">
              {account} <span className="text-ink-soft">from {address}</span>
            </span>
            <span className={`font-semibold ${words[outcome].style}`}>{outcomeText(outcome, means)}</span>
            <span className="text-ink-soft tabular-nums sm:text-right">
              <MomentTime at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
