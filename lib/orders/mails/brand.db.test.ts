import { expect, test } from "@jest/globals";
import "@/lib/accounts/invitations/mails";
import "@/lib/landing/mail-brand";
import "@/lib/orders/evening/mail";
import { forgottenLink } from "@/lib/accounts/invitations/jobs";
import { accentColours } from "@/lib/landing/accents";
import { defaultMailChoices } from "@/lib/mail/choices";
import { saveMailChoices } from "@/lib/mail/choices.server";
import { mailJob } from "@/lib/mail/jobs";
import { queueMails } from "@/lib/mail/outbox.server";
import { db } from "@/lib/platform/db/client";
import { instanceWithAddress, siteAddress } from "@/tests/support/accounts/users";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, setUpRunners, until } from "@/tests/support/jobs/runners";
import { editLanding } from "@/tests/support/landing/landing-versions";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { libraryPicture } from "@/tests/support/pictures/pictures";
import { administrator } from "@/tests/support/setup/instance";

setUpTestDatabase();
const server = startMailServer();
const run = setUpRunners();

async function mailedLooks() {
  const { email } = administrator;
  await saveMailChoices({ ...defaultMailChoices, eveningSummary: true, ownersAddress: email });
  await callRoute("POST /auth/forgot-password", { body: { email } });
  const about = { day: "2026-11-04" };
  await queueMails(db, [{ kind: "eveningSummary", key: `eveningSummary:${Date.now()}`, about }]);
  run(forgottenLink);
  run(mailJob);
  await until(async () => (await db.mail.count({ where: { state: "sent" } })) % 2 === 0);
  await allSettled();
  const mails = await db.mail.findMany({ orderBy: { id: "desc" }, take: 2 });
  return mails
    .sort((one, other) => one.kind.localeCompare(other.kind))
    .map(({ kind, html }) => ({
      kind,
      colour: /border-radius:12px 12px 0 0;background-color:(#\w+)/.exec(html ?? "")?.[1],
      logo: /<img src="([^"]*)"/.exec(html ?? "")?.[1],
    }));
}

test("links and the summary have the colour and the logo of the business, without a logo its name alone", async () => {
  await instanceWithAddress();
  const colour = accentColours["bottle-green"];
  expect(await mailedLooks()).toEqual([
    { kind: "eveningSummary", colour, logo: undefined },
    { kind: "passwordLink", colour, logo: undefined },
  ]);
  const { id } = await libraryPicture();
  await editLanding((content) => {
    content.accent = "plum";
    content.logo = id;
  });
  const logo = expect.stringMatching(
    new RegExp(`^${siteAddress}/api/pictures/files/${id}/\\w+/icon-180-50-50\\.png$`),
  );
  expect(await mailedLooks()).toEqual([
    { kind: "eveningSummary", colour: accentColours.plum, logo },
    { kind: "passwordLink", colour: accentColours.plum, logo },
  ]);
  expect(server.mails).toHaveLength(4);
});
