import { Notice } from "@/components/ui/notice";
import type { Message } from "@/lib/inbox/answers";

const link = "wrap-anywhere justify-self-start py-1 text-brand-ink underline underline-offset-4";

/** The texts of a message, as plain text. */
export function MessageDetails({ message }: { message: Message }) {
  const { text, email, phone, answers, consent, status, spamReasons, changedBy } = message;
  return (
    <>
      {status === "spam" && spamReasons.length > 0 && (
        <Notice tone="warning" title="Put into Spam because:">
          <ul className="list-disc ps-5">
            {spamReasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-inner bg-sunken px-4 py-3">
        {text}
      </p>
      {answers.length > 0 && (
        <dl className="grid gap-3">
          {answers.map(({ label, value }) => (
            <div key={label} className="grid gap-0.5">
              <dt dir="auto" className="wrap-anywhere font-semibold text-sm">
                {label}
              </dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <section aria-labelledby="message-sender" className="grid gap-1">
        <h3 id="message-sender" className="text-base">
          Sender
        </h3>
        <a href={`mailto:${encodeURIComponent(email)}`} className={link}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={link}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {consent && (
          <p dir="auto" className="wrap-anywhere text-ink-soft text-sm">
            Agreed to: {consent}
          </p>
        )}
        {changedBy && <p className="wrap-anywhere text-ink-soft text-xs">Last changed by {changedBy}</p>}
      </section>
    </>
  );
}
