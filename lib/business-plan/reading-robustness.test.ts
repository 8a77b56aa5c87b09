import { expect, test } from "@jest/globals";
import { describedBusinesses } from "@/tests/support/business-plan/described-businesses";
import { MAX_DESCRIPTION } from "./description-limit";
import { makePlan } from "./make-plan";
import { readDescription } from "./read-description";

const site = { projectName: "Project", root: "https://example.com" };
const read = (description: string) => readDescription({ description }, "Project").understanding;
const longest = (part: string) =>
  part.repeat(Math.ceil(MAX_DESCRIPTION / part.length)).slice(0, MAX_DESCRIPTION);

test.each([
  "🍕🍕🍕",
  "👩‍🍳👨‍👩‍👧‍👦",
  "!!!???...",
  "—",
  "<>",
  "&",
  "&#0;&#xD800;",
  "<b",
  "</",
  '"',
  "“”",
  "12345",
  "a",
  "\u0301",
  "ﷺ",
  "[{place}]",
  "{name}",
  "constructor",
  "__proto__ toString",
  "<constructor>",
  "in constructor toString valueOf",
])("%j has no facts, and the project's name is used", (description) => {
  expect(read(description)).toMatchObject({
    kind: { value: "general", source: "assumed" },
    name: { value: "Project", source: "assumed" },
    place: { value: "" },
  });
});

test("other languages are read as far as their words are known", () => {
  const german = read("Wir sind ein italienisches Restaurant in Bern namens Casa Bella.");
  expect(german).toMatchObject({
    kind: { value: "restaurant" },
    name: { value: "Casa Bella" },
    place: { value: "Bern" },
  });
  expect(read("東京のイタリアンレストラン「ベラ」です。").name.value).toBe("ベラ");
  expect(read("寿司さくら is a Japanese restaurant in Osaka.")).toMatchObject({
    kind: { label: "Japanese restaurant" },
    name: { value: "寿司さくら" },
    place: { value: "Osaka" },
  });
  expect(read("مطعم في دبي").kind.value).toBe("general");
  expect(read("Nous sommes un restaurant à Genève, appelé Chez Léa.").name.value).toBe("Chez Léa");
});

test("markup is read as its text, and invisible text is dropped", () => {
  const found = read(
    '<style>.hotel{}</style><h1 title="A hotel">Casa <b>Be</b>lla</h1><script>"a hotel in Paris"</script><p>Italian restaurant in Bern &amp; around</p><!-- hotel -->',
  );
  expect(found).toMatchObject({
    kind: { label: "Italian restaurant" },
    name: { value: "Casa Bella" },
    place: { value: "Bern" },
  });
});

test("markup never reaches a plan", () => {
  const attack =
    'We are a bakery called <img src=x onerror=alert(1)>Crumbs&lt;script&gt;alert(1)&lt;/script&gt; in "><svg onload=alert(1)> Bern. We offer <iframe src=//x></iframe>cakes, &lt;b&gt;bread&lt;/b&gt; and tarts.';
  const said = JSON.stringify(makePlan({ description: attack }, site));
  expect(said).not.toMatch(/<|>|onerror|onload/);
  expect(said).toContain("Crumbs");
});

test("the same description makes the same plan", () => {
  for (const { description } of describedBusinesses) {
    expect(makePlan({ description }, site)).toEqual(makePlan({ description }, site));
  }
});

const adversarial = {
  letters: longest("a"),
  capitals: longest("A"),
  "capitals with spaces": longest("A "),
  "names joined by connectors": longest("Of the "),
  "kinds of business": longest("restaurant for restaurants "),
  prepositions: longest("in "),
  quotes: longest('"A" '),
  apostrophes: longest("'a"),
  commas: longest("a, "),
  spaces: `a${longest(" ").slice(2)}b`,
  lines: longest("-\n"),
  digits: longest("1,000 "),
  prices: longest("$1 a "),
  "prices in a range": longest("£1-£2 "),
  "prices of joined things": longest("and in £5 and man "),
  "places before a price": `${longest("in ").slice(4)} £5`,
  "spaced thousands": longest("1 200 "),
  denials: longest("no a, "),
  "denied lists": longest("don't a, b or "),
  "what is not allowed": longest("dogs not allowed and "),
  sentences: longest("A ltd. "),
  tags: longest("<b>"),
  "tags with attributes": longest("<a b=c "),
  attributes: `<a ${longest("b ").slice(4)}`,
  entities: longest("&amp;"),
  dots: longest("A."),
  marks: longest("a\u0301\u0327"),
  ligatures: longest("ﷺ"),
  "we offer": longest("we offer a, "),
  brackets: longest("[{name}"),
  emoji: longest("👩‍🍳"),
};

/** Limit of processor time in microseconds, which does not depend on other processes. */
const SECOND = 1_000_000;

test.each(Object.entries(adversarial))(
  "10,000 characters of %s take no more than a moment",
  (_, description) => {
    makePlan({ description }, site);
    const start = process.cpuUsage();
    const plan = makePlan({ description }, site);
    expect(process.cpuUsage(start).user).toBeLessThan(SECOND);
    expect(plan.understanding.name.value.length).toBeLessThanOrEqual(80);
  },
);
