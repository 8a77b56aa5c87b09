import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { holdCalls, type MadeCall, madeCalls, refusal } from "@/tests/support/component/api";
import { setUpPortal } from "@/tests/support/component/portal";
import { fill, press } from "@/tests/support/component/screen";

const { openTab } = setUpPortal();

/** Opens the log with 120 entries about paths that begin with `path`, the newest with `120`. */
async function openAudit(path: string) {
  await db.$executeRaw`
    INSERT INTO "AuditEntry" ("at", "actor", "account", "role", "through", "address", "requestId", "action",
        "targetId", "label", "changes", "more")
      SELECT now(), 'system', '', '', '', '', '', 'seo:redirect', '', ${path} || n, '[]', 0
      FROM generate_series(1, 120) n`;
  const user = await openTab("audit");
  await findEntry(`${path}120`);
  return user;
}

const changes = () => within(screen.getByRole("region", { name: "Changes, newest first" }));
const labelled = (label: string) => changes().queryAllByText(label);
const findEntry = (label: string) => waitFor(() => expect(labelled(label)).toHaveLength(1));
const older = "Show older changes";

const findFilter = (q: string) =>
  waitFor(() =>
    expect(screen.getByRole("link", { name: /^Export\s*CSV$/ })).toHaveAttribute(
      "href",
      expect.stringContaining(`q=${encodeURIComponent(q)}`),
    ),
  );

const isUnfiltered = ({ path }: MadeCall) => path.startsWith("/audit?before=");
const findAnswered = () => waitFor(() => expect(madeCalls.find(isUnfiltered)?.status).toBeDefined());

test("an older page that was requested under another filter is not appended", async () => {
  const user = await openAudit("/late-");
  const held = holdCalls("GET /audit", { only: isUnfiltered });
  await press(user, older);
  await held.made;
  await user.selectOptions(screen.getByLabelText("What"), "seo");
  fill(screen.getByRole("searchbox"), "/late-");
  await findFilter("/late-");
  await findEntry("/late-71");
  held.release();
  await findAnswered();
  await press(user, older);
  await findEntry("/late-21");
  expect(labelled("/late-70")).toHaveLength(1);
  expect(labelled("/late-20")).toHaveLength(0);
});

test("a failed older page of another filter neither appears nor blocks those of the current one", async () => {
  const user = await openAudit("/failed-");
  const held = holdCalls("GET /audit", {
    only: isUnfiltered,
    answer: () => refusal(503, { error: "Too late." }),
  });
  await press(user, older);
  await held.made;
  fill(screen.getByRole("searchbox"), "/failed-");
  await findFilter("/failed-");
  await findEntry("/failed-71");
  await press(user, older);
  await findEntry("/failed-21");
  held.release();
  await findAnswered();
  await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
  expect(screen.queryByText("Too late.")).toBeNull();
});
