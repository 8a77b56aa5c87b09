import { expect, test } from "@jest/globals";
import { AppError } from "@/lib/platform/http/errors";
import { validate } from "@/lib/platform/http/validate";
import { sampleLanding } from "@/tests/support/landing/landing";
import { landingLimits } from "./limits";
import { defaultLandingContent, landingContent, MAX_LANDING_BYTES } from "./schema";

/** The fields that are refused, with their messages, once the change is made to a valid content. */
function refusedFields(change: (content: ReturnType<typeof sampleLanding>) => unknown): unknown {
  const content = sampleLanding();
  change(content);
  try {
    validate(landingContent, content);
  } catch (error) {
    return error instanceof AppError && error.code === "invalid" ? error.details.fields : error;
  }
  return {};
}

type Place = { holder: Record<string, unknown> | unknown[]; key: string; path: string };

/** Returns every text with its path. */
function texts(value: object, path: string[] = []): Place[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === "string")
      return [{ holder: value as Place["holder"], key, path: [...path, key].join(".") }];
    return inner && typeof inner === "object" ? texts(inner, [...path, key]) : [];
  });
}
const paths = texts(sampleLanding())
  .map(({ path }) => path)
  .filter((path) => path !== "accent");

function put(content: object, path: string, value: unknown) {
  const place = texts(content).find((one) => one.path === path);
  if (place) Object.assign(place.holder, { [place.key]: value });
}

const mayBeEmpty =
  /^(testimonials\.\d\.(role|avatar)|pricing\.plans\.\d\.period|footer\.(tagline|social\..*))$/;
const isLink = /url$|avatar$|social/;

test("the defaults and a full content are valid, and parsing does not change them", () => {
  for (const content of [defaultLandingContent(), defaultLandingContent("x".repeat(100)), sampleLanding()]) {
    expect(landingContent.parse(content)).toEqual(content);
  }
});

test.each(paths)("%s: only a text of limited length is taken", (path) => {
  for (const wrong of [1, null, true, [], {}, ["a"], "x".repeat(2001), "a\0b", "a\u0007b", "a\ud800b"]) {
    expect(Object.keys(refusedFields((content) => put(content, path, wrong)) as object)).toEqual([path]);
  }
  const empty = refusedFields((content) => put(content, path, "  "));
  if (mayBeEmpty.test(path)) expect(empty).toEqual({});
  else expect(empty).toEqual({ [path]: expect.stringMatching(/ is required$/) });
});

test.each(paths.filter((path) => isLink.test(path)))("%s: a link that runs a script is refused", (path) => {
  const fields = refusedFields((content) => put(content, path, "javascript:alert(1)"));
  expect(fields).toEqual({ [path]: expect.stringMatching(/^Enter an address such as/) });
});

test.each(paths.filter((path) => !isLink.test(path)))("%s: HTML is a text like any other", (path) => {
  const content = sampleLanding();
  put(content, path, "<b>&amp;</b>");
  expect(landingContent.parse(content)).toEqual(content);
});

test("unknown keys are refused at every level", () => {
  const holders = new Set<object>();
  const collect = (value: unknown) => {
    if (!value || typeof value !== "object") return;
    if (!Array.isArray(value)) holders.add(value);
    for (const inner of Object.values(value)) collect(inner);
  };
  const content = sampleLanding();
  collect(content);
  expect(holders.size).toBe(15);
  for (const holder of holders) {
    for (const key of ["extra", "constructor", "prototype", "toString"]) {
      Object.defineProperty(holder, key, { value: {}, enumerable: true, configurable: true });
      const issues = landingContent.safeParse(content).error?.issues;
      expect(issues).toMatchObject([{ code: "unrecognized_keys", keys: [key] }]);
      Reflect.deleteProperty(holder, key);
    }
  }
});

test("the colour is one of the list, and the default if it is missing", () => {
  for (const wrong of ["", "red", "OCEAN", "toString", null, 1, ["ocean"], "x;color:red"]) {
    const fields = refusedFields((content) => put(content, "accent", wrong));
    expect(fields).toEqual({ accent: "Must be one of the colours" });
  }
  const { accent, ...rest } = sampleLanding();
  expect(accent).toBe("ocean");
  expect(landingContent.parse(rest)).toEqual({ ...rest, accent: "bottle-green" });
});

test("a missing call to action gets the default texts, but not a single missing text", () => {
  const { callToAction, ...rest } = sampleLanding();
  expect(landingContent.parse(rest).callToAction).toEqual({
    title: "Ready to Get Started?",
    text: "Join thousands of companies already using our platform",
  });
  const fields = refusedFields((content) => Reflect.deleteProperty(content.callToAction, "text"));
  expect(fields).toEqual({ "callToAction.text": "Text is required" });
});

test("a missing part is named", () => {
  const { accent, callToAction, ...required } = sampleLanding();
  for (const part of Object.keys(required)) {
    const fields = refusedFields((content) => Reflect.deleteProperty(content, part)) as object;
    expect(Object.keys(fields)).toEqual([part]);
  }
});

const lists: [string, number, (content: ReturnType<typeof sampleLanding>) => unknown[]][] = [
  ["stats", landingLimits.stats, ({ stats }) => stats],
  ["features", landingLimits.features, ({ features }) => features],
  ["pricing.plans", landingLimits.plans, ({ pricing }) => pricing.plans],
  ["pricing.plans.0.features", landingLimits.planFeatures, ({ pricing }) => pricing.plans[0]?.features ?? []],
  ["testimonials", landingLimits.testimonials, ({ testimonials }) => testimonials],
  ["footer.links.product", landingLimits.links, ({ footer }) => footer.links.product],
  ["footer.links.company", landingLimits.links, ({ footer }) => footer.links.company],
  ["footer.links.support", landingLimits.links, ({ footer }) => footer.links.support],
];

test.each(lists)("%s: at most %d entries", (path, limit, listIn) => {
  const fill = (count: number) => (content: ReturnType<typeof sampleLanding>) => {
    const list = listIn(content);
    list.splice(0, list.length, ...Array<unknown>(count).fill(list[0]));
  };
  expect(refusedFields(fill(limit))).toEqual({});
  expect(refusedFields(fill(0))).toEqual({});
  for (const count of [limit + 1, 100]) {
    expect(refusedFields(fill(count))).toEqual({ [path]: `At most ${limit} entries` });
  }
});

test("an answer names a hundred wrong fields at most", () => {
  const keys = Object.fromEntries([...Array(500).keys()].map((key) => [`k${key}`, 0]));
  const fields = refusedFields((content) => Object.assign(content, keys)) as object;
  expect(Object.keys(fields)).toHaveLength(100);
});

test("the longest content that is allowed fits into a request", () => {
  const content = sampleLanding();
  for (const path of paths) put(content, path, "/".repeat(3000));
  for (const { message, path } of landingContent.safeParse(content).error?.issues ?? []) {
    const limit = /^At most (\d+) characters$/.exec(message)?.[1];
    if (limit) put(content, path.join("."), `/${"漢".repeat(Number(limit) - 1)}`);
  }
  for (const [, limit, listIn] of lists) {
    const list = listIn(content);
    list.splice(0, list.length, ...Array<unknown>(limit).fill(list[0]));
  }
  expect(refusedFields((sample) => Object.assign(sample, content))).toEqual({});
  expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThan(MAX_LANDING_BYTES);
});
