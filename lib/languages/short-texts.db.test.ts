import { beforeEach, expect, test } from "@jest/globals";
import { NextRequest } from "next/server";
import { shownAnnouncement } from "@/lib/announcements/shown.server";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { emptyProfile } from "@/lib/business-profile/schema";
import { saveBusinessProfile } from "@/lib/business-profile/server";
import { menuLink } from "@/lib/navigation/site.server";
import { requireGuestOrder } from "@/lib/orders/steps/guest-order.server";
import { db } from "@/lib/platform/db/client";
import { noReads, recordReads } from "@/lib/platform/tracking/reads";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import { hoursOf } from "@/lib/restaurants/hours/known.server";
import { readShortTexts } from "@/lib/translations/short-texts.server";
import { middleware } from "@/middleware";
import { callRoute } from "@/tests/support/api/call";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sendForm, showForm } from "@/tests/support/inbox/form";
import { translate } from "@/tests/support/languages/languages";
import { placedOrder } from "@/tests/support/orders/orders";
import { pizzeria } from "@/tests/support/restaurants/options";
import { publishMenu } from "@/tests/support/restaurants/publish-menu";
import { configuredInstance } from "@/tests/support/setup/instance";
import { fullAnnouncements } from "@/tests/support/translations/contents";

setUpTestDatabase();
const itIs = setUpClock();

const FAIR = "Closed for the village fair";

let token: string;
let id: string;
beforeEach(async () => {
  itIs("2026-12-22T12:00:00Z");
  token = await configuredInstance();
  await saveBusinessProfile(
    {
      ...emptyProfile,
      menuLabel: "Dishes",
      openingHours: "Every day\nfrom 10",
      places: [
        {
          label: "Old town",
          street: "Main Street 1",
          postalCode: "",
          locality: "",
          region: "",
          country: "",
          mapUrl: "",
        },
      ],
      languages: ["en"],
      otherLanguages: ["de", "fr"],
    },
    null,
  );
  id = (await callRoute("POST /menus", { token, body: { name: "Pizza Corner" } })).body.restaurant.id;
  await publishMenu(token, id, pizzeria("pizza-corner"));
});

type Given = Record<string, { text: string; source: string }>;

async function translateInto(kind: "announcements" | "short-texts", texts: Given) {
  const params = { kind, owner: "site", language: "de" };
  const saved = await callRoute("PUT /translations/{kind}/{owner}/{language}", {
    token,
    params,
    body: { texts },
  });
  expect([saved.status, saved.body.error]).toEqual([200, undefined]);
  const published = await callRoute("POST /translations/{kind}/{owner}/{language}/publish", {
    token,
    params,
  });
  expect(published.status).toBe(200);
  return published.body.texts;
}

const closeAtFair = (message = FAIR) =>
  callRoute("PUT /hours/{id}", {
    token,
    params: { id },
    body: {
      ...alwaysOpen,
      week: [[], [], [], [], [], [], []],
      exceptions: [{ id: "fair", from: "2026-12-24", to: "2026-12-24", yearly: false, spans: [], message }],
    },
  });

test("an announcement is in the language of the page, and as it is where no current translation is", async () => {
  const settings = fullAnnouncements();
  await callRoute("PUT /announcements", { token, body: settings });
  const shown = async (language: string | null) => {
    const found = await shownAnnouncement(null, { language });
    return [found?.text, found?.link?.label];
  };
  expect(await shown("de")).toEqual(["Closed on 24 December", "Order before"]);
  await translateInto("announcements", {
    "announcements.feast.text": { text: "Am 24. Dezember geschlossen", source: "Closed on 24 December" },
    "announcements.feast.linkLabel": { text: "Vorher bestellen", source: "Order before" },
  });
  expect(await shown("de")).toEqual(["Am 24. Dezember geschlossen", "Vorher bestellen"]);
  expect(await shown(null)).toEqual(["Closed on 24 December", "Order before"]);
  expect(await shown("fr")).toEqual(["Closed on 24 December", "Order before"]);
  const [announcement] = settings.announcements;
  const changed = { ...settings, announcements: [{ ...announcement, text: "Closed on 24 and 25 December" }] };
  await callRoute("PUT /announcements", { token, body: changed as typeof settings });
  expect(await shown("de")).toEqual(["Closed on 24 and 25 December", "Vorher bestellen"]);
  const reads = noReads();
  await recordReads(reads, () => shown("de"));
  expect([...reads.tables]).toContain("Translation");
});

test("a text that another one was before can be translated in another way", async () => {
  const announce = (feast: string, fair: string) => {
    const settings = fullAnnouncements();
    const [first] = settings.announcements;
    const announcements = [
      { ...first, text: feast },
      { ...first, id: "fair", text: fair },
    ];
    return callRoute("PUT /announcements", {
      token,
      body: { ...settings, announcements } as typeof settings,
    });
  };
  expect((await announce("Closed today", "Fair")).status).toBe(200);
  const feast = { text: "Heute zu", source: "Closed today" };
  await translateInto("announcements", { "announcements.feast.text": feast });
  await announce("Open again", "Closed today");
  await translateInto("announcements", {
    "announcements.fair.text": { text: "Heute geschlossen", source: "Closed today" },
    "announcements.feast.text": feast,
  });
  const t = await siteTranslate("de");
  expect(t.shortText("Closed today")).toBe("Heute geschlossen");
});

test("words of opening hours, of the business and for the menu are in the language of the page", async () => {
  await closeAtFair();
  const source = "Every day\nfrom 10";
  const texts = await translateInto("short-texts", {
    "business.menuLabel": { text: "Gerichte", source: "Dishes" },
    "business.openingHours": { text: "Täglich\nab 10", source },
    "business.places.0.label": { text: "Altstadt", source: "Old town" },
    [`restaurants.${id}.exceptions.fair.message`]: { text: "Wegen des Dorffests geschlossen", source: FAIR },
  });
  expect(texts.map(({ group, label }) => `${group}: ${label}`)).toEqual([
    "Your business: Word for the menu",
    "Your business: Opening hours",
    "Your business: Address 1 › Name",
    "Pizza Corner: Opening hours › 2026-12-24 › Words for guests",
  ]);
  const [german, french, english] = await Promise.all(["de", "fr", null].map((one) => siteTranslate(one)));
  if (!german || !french || !english) throw new Error("there are three languages");
  expect((await shownContact(german)).openingHours.at(-1)).toMatch(/geschlossen\. Wegen des Dorffests/);
  expect((await shownContact(french)).openingHours.at(-1)).toContain(FAIR);
  expect((await shownContact(german)).places[0]?.label).toBe("Altstadt");
  expect((await hoursOf(id, { t: german }))?.notes[0]?.message).toBe("Wegen des Dorffests geschlossen");
  expect((await hoursOf(id, { t: english }))?.notes[0]?.message).toBe(FAIR);
  expect((await menuLink(german))?.label).toBe("Gerichte");
  expect((await menuLink(french))?.label).toBe("Carte");
  expect((await menuLink(english))?.label).toBe("Dishes");
  await translateInto("short-texts", { "business.menuLabel": { text: "Dishes", source: "Dishes" } });
  expect((await menuLink(await siteTranslate("de")))?.label).toBe("Dishes");
  await closeAtFair("Closed for the harvest");
  expect((await hoursOf(id, { t: german }))?.notes[0]?.message).toBe("Closed for the harvest");
});

test("hours that the owner typed are translated as a whole", async () => {
  await translateInto("short-texts", {
    "business.openingHours": { text: "Täglich\nab 10 Uhr\naußer Montag", source: "Every day\nfrom 10" },
  });
  expect((await shownContact(await siteTranslate("de"))).openingHours).toEqual([
    "Täglich",
    "ab 10 Uhr",
    "außer Montag",
  ]);
});

test("the fields of the contact form are in the language of the page, and sent as the owner named them", async () => {
  const field = { label: "Occasion", kind: "choice", required: true, choices: ["Lunch", "Wedding"] } as const;
  await showForm({ fields: [{ ...field, choices: [...field.choices] }], consent: "You may keep my data." });
  await translateInto("short-texts", {
    "contactForm.0.label": { text: "Anlass", source: "Occasion" },
    "contactForm.0.choices.1": { text: "Hochzeit", source: "Wedding" },
  });
  await translate("landing", {
    "contact.consent": { text: "Sie dürfen meine Daten behalten.", source: "You may keep my data." },
  });
  const form = { language: "de", "field:Occasion": "Wedding" };
  const send = async (typed: Record<string, string>) => {
    const { status, body } = await sendForm(typed);
    return [status, String(body)] as const;
  };
  const [status, page] = await send(form);
  expect(status).toBe(422);
  expect(page).toMatch(
    /Anlass.*name="field:Occasion".*<option value="Lunch">Lunch<.*value="Wedding" selected>Hochzeit</s,
  );
  expect(page).toContain("Sie dürfen meine Daten behalten.");
  expect((await send({ ...form, consent: "yes" }))[0]).toBe(200);
  const { answers } = await db.message.findFirstOrThrow({ select: { answers: true } });
  expect(answers).toEqual([{ label: "Occasion", value: "Wedding" }]);
});

test("two translations of equal texts are refused, with the field of the second", async () => {
  const field = { kind: "choice", required: false, choices: ["Lunch", "Other"] } as const;
  const fields = ["First", "Second"].map((label) => ({ ...field, label, choices: [...field.choices] }));
  await showForm({ fields });
  const texts = {
    "contactForm.0.choices.0": { text: "Mittagessen", source: "Lunch" },
    "contactForm.1.choices.0": { text: "Mittag", source: "Lunch" },
  };
  const params = { kind: "short-texts", owner: "site", language: "de" };
  const name = "PUT /translations/{kind}/{owner}/{language}";
  const { status, body } = await callRoute(name, { token, params, body: { texts } });
  expect([status, body.fields]).toEqual([
    422,
    {
      "texts.contactForm.1.choices.0.text":
        "Equal texts have one translation, and another one is “Mittagessen”",
    },
  ]);
});

test("the announcement of the site is in the language of the page", async () => {
  const text = "We open in May.";
  await callRoute("PUT /settings/visibility", { token, body: { visibility: "comingSoon", text } });
  await translateInto("short-texts", { "comingSoon.text": { text: "Wir öffnen im Mai.", source: text } });
  await translate("landing", { "hero.title": "Brot" });
  const page = async (path: string) => (await middleware(new NextRequest(`http://localhost${path}`))).text();
  expect(await page("/de")).toContain("<p>Wir öffnen im Mai.</p>");
  expect(await page("/")).toContain("<p>We open in May.</p>");
});

test("reasons that staff gave again are translated, and those of the product are in each language", async () => {
  const own = "The oven is broken";
  const cancelledBecause = async (reason: string, guest = "guest") => {
    const order = await placedOrder({ email: `${guest}@example.com` });
    await db.order.update({ where: { id: order.id }, data: { language: "de" }, select: { id: true } });
    const body = { status: "cancelled", expected: "new", reason } as const;
    await callRoute("POST /orders/{id}/status", { token, params: { id: order.id }, body });
    return async () => (await requireGuestOrder(order.id)).cancelReason;
  };
  const [first, , once, suggested] = [
    await cancelledBecause(own),
    await cancelledBecause(own, "other"),
    await cancelledBecause("Mrs Miller rang us up"),
    await cancelledBecause("Too many orders"),
  ];
  const { reasons } = await readShortTexts();
  expect(reasons.map(({ text }) => text)).toEqual([own]);
  await translateInto("short-texts", {
    [`reasons.${reasons[0]?.id}.text`]: { text: "Der Ofen ist kaputt", source: own },
  });
  expect(await first()).toBe("Der Ofen ist kaputt");
  expect(await once()).toBe("Mrs Miller rang us up");
  expect(await suggested()).toBe("Zu viele Bestellungen");
  const pause = async (reason: string) => {
    await callRoute("POST /hours/{id}/pause", { token, params: { id }, body: { minutes: 30, reason } });
    return (await hoursOf(id, { t: await siteTranslate("de") }))?.pause?.reason;
  };
  expect(await pause("The kitchen is full")).toBe("Die Küche ist ausgelastet");
  expect(await pause(own)).toBe("Der Ofen ist kaputt");
  expect(await pause("A wedding is here")).toBe("A wedding is here");
  await callRoute("DELETE /hours/{id}/pause", { token, params: { id } });
  const again = await readShortTexts();
  expect(again.reasons.map(({ text }) => text)).toEqual([own, "A wedding is here"]);
});

test("a reason of two orders of one guest stays theirs, and sentences of the product are not asked for", async () => {
  const cancelledBecause = async (cancelReason: string, email: string) => {
    const { id: orderId } = await placedOrder({ email });
    const data = { status: "cancelled", cancelledBy: "restaurant", cancelReason } as const;
    await db.order.update({ where: { id: orderId }, data, select: { id: true } });
  };
  await cancelledBecause("Mrs Miller rang us up", "miller@example.com");
  await cancelledBecause("Mrs Miller rang us up", "Miller@example.com");
  await cancelledBecause("Your payment arrived after the time of your order.", "one@example.com");
  await cancelledBecause("Your payment arrived after the time of your order.", "two@example.com");
  expect((await readShortTexts()).reasons).toEqual([]);
});
