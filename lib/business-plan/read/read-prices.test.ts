import { describe, expect, test } from "@jest/globals";
import { readPrices } from "./read-prices";
import { textOf } from "./words";

const pricesOf = (description: string) =>
  readPrices(textOf(description)).map(({ name, price, period }) =>
    [name, "=", price, period].filter(Boolean).join(" "),
  );

describe("prices", () => {
  test.each([
    [
      "Haircut $35, beard trim $20.",
      [
        ["Haircut", "$35", ""],
        ["Beard trim", "$20", ""],
      ],
    ],
    ["Membership for £29 per month.", [["Membership", "£29", "per month"]]],
    ["Yoga classes from €20 a month", [["Yoga classes", "from €20", "per month"]]],
    ["A cut costs 45 CHF.", [["Cut", "45 CHF", ""]]],
    ["$35 for a facial", [["Facial", "$35", ""]]],
    [
      "drop-in class $12, monthly pass $90",
      [
        ["Drop-in class", "$12", ""],
        ["Monthly pass", "$90", ""],
      ],
    ],
    ["House cleaning in Seattle from $30 an hour", [["House cleaning", "from $30", "per hour"]]],
    ["Rooms €1,250.50/night", [["Rooms", "€1,250.50", "per night"]]],
    ["Free delivery over $50. We raised $2 million and save you $20.", []],
  ])("%s", (description, prices) => {
    const found = readPrices(textOf(description));
    expect(found.map(({ name, price, period }) => [name, price, period])).toEqual(prices);
  });
});

test.each([
  ["Coffee $3.5", ["Coffee = $3.5"]],
  ["Steak €12,5", ["Steak = €12,5"]],
  ["Villa €1 200", ["Villa = €1 200"]],
  ["Villa CHF 1'200.50", ["Villa = CHF 1'200.50"]],
  ["60 min 110.-, 90 min 150.-", ["60 min = 110.-", "90 min = 150.-"]],
])("%s is read whole", (description, prices) => {
  expect(pricesOf(description)).toEqual(prices);
});

test.each(["Loft from £1.2k", "Loft £50k", "Loft $2 million", "Massage CHF 60 90", "Loft $1.2.3"])(
  "%s is not cut to another price",
  (description) => {
    expect(pricesOf(description)).toEqual([]);
  },
);

test.each([
  ["Cut £12+", ["Cut = from £12"]],
  ["Cut £12 upwards", ["Cut = from £12"]],
  ["Cut £12 and up", ["Cut = from £12"]],
  ["Lessons £25 per hour and up", ["Lessons = from £25 per hour"]],
  ["£50-£80 for balayage", ["Balayage = £50-£80"]],
  ["Perm €30 – €45", ["Perm = €30–€45"]],
  ["Perm €30–45", ["Perm = €30–45"]],
  ["Perm 30-45 EUR", ["Perm = 30-45 EUR"]],
  ["Blow dry £60/£80", ["Blow dry = £60/£80"]],
  ["Facial from £40 to £60", ["Facial = £40 to £60"]],
  ["Massage $12/2 hours", []],
])("%s has a range or a minimum", (description, prices) => {
  expect(pricesOf(description)).toEqual(prices);
});

test.each([
  "Rent is £900 per month",
  "Our rent is high, £900 per month",
  "I pay staff £12 per hour",
  "2 employees and a $50000 loan",
  "Budget for the website $2000",
  "deposit £100",
  "cut half price £20 instead of £40",
  "Our running costs are £3000 a month",
])("%s is no price of the business", (description) => {
  expect(pricesOf(description)).toEqual([]);
});

test.each([
  ["drop in £12, 10 class pass £100", ["Drop in = £12", "10 class pass = £100"]],
  ["1 room £40, 2 rooms £70", ["1 room = £40", "2 rooms = £70"]],
  ["30 mins €20, 60 mins €35", ["30 mins = €20", "60 mins = €35"]],
  ["Custom pieces. £80/hr min £60", ["Per hour = £80 per hour"]],
  [
    "Membership £29 pcm, day pass £8 pp, steam £5 p/p, gym £9 p/w",
    ["Membership = £29 per month", "Day pass = £8 per person", "Steam = £5 per person", "Gym = £9 per week"],
  ],
  ["own products, £15 p/h", ["Per hour = £15 per hour"]],
  ["from £95 a night", ["Per night = from £95 per night"]],
  ["1-2-1 sessions £40, 10 for £350", ["1-2-1 sessions = £40", "Set of 10 = £350"]],
  ["CHF 120 check-up, CHF 90 hygiene", ["Check-up = CHF 120", "Hygiene = CHF 90"]],
  ["delivery within 5 km for $3", ["Delivery within 5 km = $3"]],
  ["Kids under 12 years old $20", ["Kids under 12 years old = $20"]],
  ["Barbershop Kings — fades £15", ["Fades = £15"]],
  ["Haircut: £20. Beard — £10.", ["Haircut = £20", "Beard = £10"]],
  ["man and van £50 per hour", ["Man and van = £50 per hour"]],
  ["I charge a fixed £150 per month.", ["Per month = £150 per month"]],
  ["2 for 1 cocktails, £10 each.", []],
  ["First 30 minutes free, then £200 per hour.", ["Per hour = £200 per hour"]],
  ["We wash cars and mow lawns in summer for £12", ["Mow lawns = £12"]],
])("%s names its prices", (description, prices) => {
  expect(pricesOf(description)).toEqual(prices);
});

test("the name and the place are not part of a price's item", () => {
  const text = textOf("man and van Sheffield £50");
  expect(readPrices(text, [{ from: 3, to: 4 }]).map(({ name }) => name)).toEqual(["Man and van"]);
});
