import { beforeEach, describe, expect, test } from "@jest/globals";
import { planSections } from "@/lib/business-plan/answers";
import { latestPlans } from "@/lib/business-plan/applied.server";
import { getLanding, saveLanding, shownLanding } from "@/lib/landing/server";
import { deletePageSeo, savePageSeo } from "@/lib/seo/server";
import { acceptedPlan, sampleTags } from "@/tests/support/business-plan/accepted-plan";
import { appliedPlan, redo, siteSnapshot, undo } from "@/tests/support/business-plan/business-plan";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { editLanding, landingHistory } from "@/tests/support/landing/landing-versions";
import { bread } from "@/tests/support/seo/page-settings";
import { publicSite } from "@/tests/support/seo/public-site";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;

beforeEach(async () => {
  token = await configuredInstance();
});

const apply = (sections: object, versions = {}) => appliedPlan(token, sections, versions);
const done = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200);

test("restores exactly the content of the plan, visible at once", async () => {
  const id = await apply(acceptedPlan());
  const made = await publicSite();
  await done(undo(token, id));
  expect((await shownLanding()).content.hero.title).toBe("Welcome");
  const answer = await redo(token, id);
  expect([answer.status, answer.body.applied.id, answer.body.applied.undoneAt]).toEqual([200, id, null]);
  expect((await shownLanding()).content.hero.title).toBe("Crumb");
  expect(await publicSite()).toBe(made);
  expect(await landingHistory(token)).toEqual([
    [3, 1],
    [2, null],
    [1, null],
  ]);
});

test("can be undone and redone repeatedly", async () => {
  await saveLanding(sampleLanding(), administrator.email, null);
  await savePageSeo("home", bread, null);
  const before = await publicSite();
  const id = await apply(acceptedPlan(), { landing: 1, home: 1 });
  const made = await publicSite();
  for (let times = 0; times < 2; times++) {
    await done(undo(token, id));
    expect(await publicSite()).toBe(before);
    await done(redo(token, id));
    expect(await publicSite()).toBe(made);
  }
});

describe("changes saved since the undo", () => {
  test("stay if the plan does not change them", async () => {
    const { hero, features } = acceptedPlan();
    const id = await apply({ hero, features });
    await done(undo(token, id));
    await editLanding((content) => {
      content.stats = [{ value: "3", label: "Shops" }];
    });
    await savePageSeo("home", bread, 0);
    await done(redo(token, id));
    const { content } = await getLanding();
    expect([content.hero, content.features, content.stats]).toEqual([
      hero,
      features,
      [{ value: "3", label: "Shops" }],
    ]);
  });

  test("are reported and kept if the plan changes them too, unless they are to be replaced", async () => {
    const { hero, features } = acceptedPlan();
    const id = await apply({ hero, features, home: sampleTags() });
    await done(undo(token, id));
    await editLanding((content) => {
      content.hero.title = "By hand";
    });
    await savePageSeo("home", bread, 0);
    const before = await siteSnapshot();
    const refused = await redo(token, id, { anyway: ["hero"] });
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      success: false,
      error:
        "Somebody has changed the hero and the search settings of the home page since this plan was undone.",
      fields: { hero: "Changed since", home: "Changed since" },
    });
    expect(await siteSnapshot()).toEqual(before);
    await done(redo(token, id, { anyway: ["hero", "home"] }));
    expect((await getLanding()).content.hero).toEqual(hero);
  });

  test("include the deletion of former settings", async () => {
    await savePageSeo("home", bread, null);
    const id = await apply({ home: sampleTags() }, { home: 1 });
    await done(undo(token, id));
    await deletePageSeo("home", null);
    expect((await redo(token, id)).status).toBe(409);
  });
});

test("only an undone plan is redone, once, by an administrator", async () => {
  const id = await apply(acceptedPlan());
  const refused = async (answer: ReturnType<typeof redo>, status: number, error: string | RegExp) => {
    const { status: got, body } = await answer;
    expect([got, body.error]).toEqual([status, expect.stringMatching(error)]);
  };
  await refused(redo(token, id, { anyway: [...planSections] }), 409, "This plan is applied already.");
  await done(undo(token, id));
  const before = await siteSnapshot();
  await refused(redo("", id), 401, /./);
  await refused(redo(token, "unknown"), 404, "There is no such plan.");
  await refused(redo(token, id, { anyway: ["everything"] }), 422, /./);
  expect(await siteSnapshot()).toEqual(before);
  const both = await Promise.all([redo(token, id), redo(token, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("undoing and redoing return the actions that are possible now", async () => {
  const { hero, stats } = acceptedPlan();
  const first = await apply({ hero });
  const second = await apply({ stats }, { landing: 1 });
  const offered = async (turn: typeof undo, id: string) => {
    const { body } = await turn(token, id);
    expect(body.latest).toEqual(await latestPlans());
    return body.latest.map((plan: { id: string }) => plan.id);
  };
  expect(await offered(undo, second)).toEqual([second, first]);
  expect(await offered(undo, first)).toEqual([first]);
  expect(await offered(redo, first)).toEqual([second, first]);
  expect(await offered(redo, second)).toEqual([second]);
});

test("the last undo can be redone until another plan is applied", async () => {
  const { hero, stats } = acceptedPlan();
  const first = await apply({ hero });
  const second = await apply({ stats }, { landing: 1 });
  const offered = async () => (await latestPlans()).map(({ id, undoneAt }) => [id, undoneAt !== null]);
  expect(await offered()).toEqual([[second, false]]);
  await done(undo(token, second));
  expect(await offered()).toEqual([
    [second, true],
    [first, false],
  ]);
  await done(undo(token, first));
  expect(await offered()).toEqual([[first, true]]);
  await done(redo(token, first));
  expect(await offered()).toEqual([
    [second, true],
    [first, false],
  ]);
});
