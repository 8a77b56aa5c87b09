import { beforeEach, expect, test } from "@jest/globals";
import { getLanding, saveLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { pageSeoInput } from "@/lib/seo/input";
import { listPageSeo, savePageSeo } from "@/lib/seo/server";
import type { Answer } from "@/tests/support/api/request";
import { acceptedPlan, sampleTags } from "@/tests/support/business-plan/accepted-plan";
import { applySections, undo } from "@/tests/support/business-plan/business-plan";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { flatSeo } from "@/tests/support/seo/seo";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const { hero, ...rest } = acceptedPlan();
const titles = ["Ada's", "Ben's", "Cleo's", "Dan's", "Eve's", "Finn's"];

function onlyWinner(answers: Answer[]): Answer {
  const [winner, ...others] = answers.filter(({ status }) => status === 200);
  const losers = answers.filter(({ status }) => status === 409);
  if (!winner) throw new Error(JSON.stringify(answers.map(({ body }) => body)));
  expect([others.length, losers.length]).toEqual([0, answers.length - 1]);
  return winner;
}

test("exactly one of several concurrent plans for the same version is applied", async () => {
  const plans = titles.map((title) => ({ ...rest, hero: { ...hero, title }, home: sampleTags(title) }));
  onlyWinner(await Promise.all(plans.map((plan) => applySections(token, plan))));
  const { version, content } = await getLanding();
  const [home] = await listPageSeo();
  expect([version, home?.version, home?.title]).toEqual([1, 1, content.hero.title]);
  expect(titles).toContain(content.hero.title);
  expect(await db.appliedBusinessPlan.count()).toBe(1);
});

test("plans for different parts applied at once are both published", async () => {
  const answers = await Promise.all([
    applySections(token, { hero }),
    applySections(token, { home: sampleTags() }),
    applySections(token, { welcome: sampleTags() }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await getLanding()).content.hero).toEqual(hero);
  expect((await listPageSeo()).map(({ page }) => page)).toEqual(["home", "welcome"]);
});

test("exactly one of a concurrent plan and save succeeds, and no save is lost", async () => {
  const save = saveLanding(sampleLanding("By hand"), administrator.email, 0).then(
    () => 200,
    () => 409,
  );
  const [plan, saved] = await Promise.all([applySections(token, acceptedPlan()), save]);
  expect([plan.status, saved].sort()).toEqual([200, 409]);
  const title = saved === 200 ? "By hand" : hero.title;
  expect((await getLanding()).content.hero.title).toBe(title);
  expect(await db.pageSeo.count()).toBe(saved === 200 ? 0 : 2);
});

test("concurrent saves of pages neither deadlock nor get lost", async () => {
  const { settings } = pageSeoInput.parse(flatSeo);
  const pages = ["home", "about", "welcome", "contact", "faq"];
  const saves = pages.map((page) => savePageSeo(page, settings, null));
  const landing = titles.map((title) => saveLanding(sampleLanding(title), administrator.email, null));
  const [plan] = await Promise.all([applySections(token, acceptedPlan()), ...saves, ...landing]);
  expect([200, 409]).toContain(plan?.status);
  expect((await listPageSeo()).map(({ page }) => page)).toEqual([...pages].sort());
  expect(await db.landingVersion.count()).toBe(titles.length + (plan?.status === 200 ? 1 : 0));
});

test("a plan that several undo at once is undone once", async () => {
  await saveLanding(sampleLanding(), administrator.email, null);
  const { applied } = (await applySections(token, acceptedPlan(), { landing: 1 })).body;
  const bodies = [{}, {}, { anyway: ["hero"] }, { anyway: ["hero"] }];
  const answers = await Promise.all(bodies.map((body) => undo(token, applied.id, body)));
  onlyWinner(answers);
  for (const { status, body } of answers) {
    if (status === 409) expect(body.error).toBe("This plan has been undone already.");
  }
  expect(await getLanding()).toEqual({ version: 3, content: sampleLanding() });
  expect(await listPageSeo()).toEqual([]);
});

test("undoing a plan and applying another one concurrently are serialised", async () => {
  const first = (await applySections(token, { hero })).body.applied;
  const second = { hero: { ...hero, title: "Second" } };
  const [undone, applied] = await Promise.all([
    undo(token, first.id),
    applySections(token, second, { landing: 1 }),
  ]);
  const winner = onlyWinner([undone, applied]);
  expect((await getLanding()).content.hero.title).toBe(winner === undone ? "Welcome" : "Second");
});
