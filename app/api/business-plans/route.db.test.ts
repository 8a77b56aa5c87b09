import { beforeEach, expect, test } from "@jest/globals";
import { planSections } from "@/lib/business-plan/answers";
import { MAX_DESCRIPTION } from "@/lib/business-plan/description-limit";
import { proposedRequest } from "@/lib/business-plan/proposed-request.server";
import { emptyProfile } from "@/lib/business-profile/schema";
import { saveBusinessProfile } from "@/lib/business-profile/server";
import { saveLandingDraft } from "@/lib/landing/draft.server";
import { defaultLandingContent } from "@/lib/landing/schema";
import { saveLanding } from "@/lib/landing/server";
import { pageSeoInput } from "@/lib/seo/input";
import { savePageSeo } from "@/lib/seo/server";
import { type Answer, get, post } from "@/tests/support/api/request";
import { description, siteSnapshot } from "@/tests/support/business-plan/business-plan";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { flatSeo } from "@/tests/support/seo/seo";
import { administrator, configuredInstance, resetInstance } from "@/tests/support/setup/instance";
import { activateSite, uploadSite } from "@/tests/support/templates/templates";
import { GET, POST } from "./route";

setUpTestDatabase();

let token: string;
const propose = (body: unknown) => post(POST, { token, body });

beforeEach(async () => {
  token = await configuredInstance();
});

async function expectRefused(answer: Answer, status: number) {
  expect([answer.status, answer.body.success]).toEqual([status, false]);
  expect(answer.body.error).toMatch(/\S/);
}

test("a proposal has a plan, and the site that it is compared with", async () => {
  const before = await siteSnapshot();
  const { status, body } = await propose({ description });
  expect(status).toBe(200);
  expect(Object.keys(body.plan.sections).sort()).toEqual([...planSections].sort());
  expect(body.current).toEqual({
    landing: { version: 0, content: defaultLandingContent("Corner Bakery") },
    home: null,
    welcome: null,
    activeTemplate: null,
    draftWaits: false,
  });
  expect(await siteSnapshot()).toEqual(before);
});

test("the same description makes the same plan", async () => {
  const [one, other] = [await propose({ description }), await propose({ description })];
  expect(other.body).toEqual(one.body);
});

test("saved content is sent with its versions, and the active template by its name", async () => {
  await saveLanding(sampleLanding(), administrator.email, null);
  const { settings } = pageSeoInput.parse(flatSeo);
  for (const version of [0, 1]) await savePageSeo("home", settings, version);
  const { id } = await uploadSite(token);
  await activateSite(token, id);
  const { current } = (await propose({ description })).body;
  expect(current).toEqual({
    landing: { version: 1, content: sampleLanding() },
    home: { page: "home", version: 2, ...settings, updatedAt: expect.any(String) },
    welcome: null,
    activeTemplate: "Spring",
    draftWaits: false,
  });
  await saveLandingDraft(sampleLanding("Later"), administrator.email, null);
  expect((await propose({ description })).body.current).toMatchObject({
    landing: { version: 1, content: sampleLanding() },
    draftWaits: true,
  });
});

test("an invalid description is refused with its field", async () => {
  const wrong = [
    "",
    " \n\t",
    "x".repeat(MAX_DESCRIPTION + 1),
    "long\0enough",
    "\ud800",
    1,
    null,
    ["a"],
    undefined,
  ];
  for (const given of wrong) {
    const answer = await propose({ description: given });
    await expectRefused(answer, 422);
    expect(Object.keys(answer.body.fields)).toEqual(["description"]);
  }
  expect((await propose({ description: "é".repeat(MAX_DESCRIPTION) })).status).toBe(200);
});

test("corrections that are none, and unknown fields, are refused and named", async () => {
  const wrong: Record<string, unknown>[] = [
    { kind: "volcano" },
    { kind: "__proto__" },
    { tone: "rude" },
    { name: " " },
    { name: "x".repeat(81) },
    { place: "Lis\nbon" },
    { isAdmin: true },
  ];
  for (const correction of wrong) {
    const answer = await propose({ description, ...correction });
    await expectRefused(answer, 422);
    expect(Object.keys(answer.body.fields)).toEqual(Object.keys(correction));
  }
  for (const body of ["", "{", "<html>"]) await expectRefused(await propose(body), 400);
  for (const body of ["[]", "null", '"text"']) await expectRefused(await propose(body), 422);
});

test("a visitor, another site's page and an instance that is not set up get none", async () => {
  await expectRefused(await post(POST, { body: { description } }), 401);
  const headers = { origin: "https://evil.example" };
  await expectRefused(
    await post(POST, { cookie: `auth_token=${token}`, body: { description }, headers }),
    403,
  );
  await expectRefused(await get(GET, { token }), 405);
  await resetInstance(token);
  await expectRefused(await propose({ description }), 409);
});

test("the business profile proposes the beginning of the description", async () => {
  expect(await proposedRequest()).toBeNull();
  const profile = { ...emptyProfile, name: "Nonna", kind: "restaurant" };
  const { version } = await saveBusinessProfile(profile, null);
  expect(await proposedRequest()).toEqual({
    description: "Nonna is a restaurant.",
    kind: "restaurant",
    name: "Nonna",
  });
  const [place] = [
    { label: "", street: "", postalCode: "", locality: "Bern", region: "", country: "", mapUrl: "" },
  ];
  await saveBusinessProfile({ ...profile, name: "", kind: "ice-cream", places: [place] }, version);
  expect((await proposedRequest())?.description).toBe("Corner Bakery is an ice cream parlour in Bern.");
});
