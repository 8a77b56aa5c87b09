import { expect, test } from "@jest/globals";
import {
  announcementAt,
  nextAnnouncement,
  nextChangeOfAnnouncement,
  oneAfterAnother,
  type TimedAnnouncement,
} from "./choose";

const NEVER = Number.POSITIVE_INFINITY;
const one = (text: string, start: number, end: number, tone: TimedAnnouncement["tone"] = "information") => ({
  text,
  link: "",
  linkLabel: "",
  tone,
  start,
  end,
});

const terrace = one("terrace", -NEVER, NEVER);
const concert = one("concert", 10, 30);
const fair = one("fair", 20, 40);
const closed = one("closed", 15, 25, "important");
const all = [terrace, concert, fair, closed];

test.each([
  ["before all others", 9, "terrace"],
  ["from its first moment", 10, "concert"],
  ["an important one precedes", 15, "closed"],
  ["also one that began later", 20, "closed"],
  ["then the one that began last", 25, "fair"],
  ["not at the moment of its end", 40, "terrace"],
])("%s", (_, moment, text) => {
  expect(announcementAt(all, moment)?.text).toBe(text);
});

test("of equal ones the first of the list is shown; without any none", () => {
  expect(announcementAt([one("a", 1, 9), one("b", 1, 9)], 5)?.text).toBe("a");
  expect(announcementAt([], 5)).toBeNull();
  expect(announcementAt([one("ended before it begins", 9, 1)], 5)).toBeNull();
});

test("the next change is the moment at which another one is shown, not that of one that stays hidden", () => {
  const changes = [0];
  for (let at = 0; at < NEVER; at = nextChangeOfAnnouncement(all, at)) changes.push(at);
  expect(changes.slice(2)).toEqual([10, 15, 25, 40]);
  expect(nextChangeOfAnnouncement([terrace], 5)).toBe(NEVER);
  expect(nextChangeOfAnnouncement([concert], 10)).toBe(30);
});

test("the next announcement is the one that follows, also after a time without any", () => {
  expect(nextAnnouncement(all, 12)).toEqual({ announcement: closed, from: 15 });
  expect(nextAnnouncement([concert, one("later", 50, 60)], 12)).toMatchObject({ from: 50 });
  expect(nextAnnouncement([concert], 12)).toBeNull();
  expect(nextAnnouncement(all, 30)).toEqual({ announcement: terrace, from: 40 });
});

test("one after another, each begins only when the one before it has ended", () => {
  const times = oneAfterAnother([one("a", 0, 10), one("b", 5, 20), one("c", 30, 40)]);
  expect(times.map(({ start, end }) => [start, end])).toEqual([
    [0, 10],
    [10, 20],
    [30, 40],
  ]);
});
