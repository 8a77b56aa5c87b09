import type { FoundGuest } from "@/lib/guest-data/schema";
import { orderAndReservationWords, removableWords } from "./words";

/** The content of the dialog: the data that a removal takes, and the data that stays. */
export function EraseQuestion({ guest, found }: { guest: string; found: FoundGuest }) {
  const { sources, kept } = found;
  const stays = orderAndReservationWords(kept);
  return (
    <>
      <p className="wrap-anywhere">
        <strong className="text-ink">{guest}</strong>
        <br />
        {removableWords(sources)}.
      </p>
      <ul className="list-disc ps-5">
        <li>Orders lose name, contact, address and notes; their dishes and amounts stay for the books.</li>
        <li>Reservations are deleted; emails lose their texts, and devices get no more notifications.</li>
        {stays && <li>{stays} can’t be removed yet, with their emails. Come back when that is ended.</li>}
        <li>
          Backups made before still have the data until they are deleted, and so have your payment provider
          and the receivers of webhooks.
        </li>
      </ul>
      <p>This can’t be undone. The audit log notes it, without the guest.</p>
    </>
  );
}
