import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { start, withDataDir } from "../benchmark/app.mjs";
import { requireChromium } from "../browsers.mjs";

/** The most interactions from the wizard to a guest's order in the kitchen. */
const MAX_INTERACTIONS = 60;

const dishes = [
  "Lentil soup;6.50;Starters",
  "Bruschetta;7.00;Starters",
  "Green salad;6.00;Starters",
  "Margherita;11.00;Mains",
  "Lasagne;13.50;Mains",
  "Risotto;14.00;Mains",
  "Grilled trout;17.50;Mains",
  "Tiramisu;6.50;Desserts",
  "Panna cotta;6.00;Desserts",
  "Espresso;2.50;Drinks",
  "Lemonade;3.50;Drinks",
  "House wine;5.50;Drinks",
];

/** A picture as an owner would have it, in memory. */
const photo = (colour) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** Counts the interactions of a person: each press, typed text, choice and chosen file. */
function personAt(page) {
  let count = 0;
  const act =
    (run) =>
    async (target, ...values) => {
      count += 1;
      await run(target, ...values);
    };
  return {
    count: () => count,
    press: act((target) => target.click()),
    type: act((target, text) => target.fill(text)),
    choose: act((target, option) => target.selectOption(option)),
    give: act((target, file) => target.setInputFiles(file)),
    leave: act((target) => target.blur()),
    button: (name, exact = true) => page.getByRole("button", { name, exact }),
    link: (name) => page.getByRole("link", { name }).filter({ visible: true }).first(),
    field: (name) => page.getByLabel(name, { exact: true }),
  };
}

async function openMenu({ press, button }, width) {
  if (width < 768) await press(button("Open menu"));
}

/** Walks through the first hour of an owner. @returns the number of interactions */
async function walk(browser, origin, width) {
  const owner = await browser.newPage({ viewport: { width, height: 850 } });
  const me = personAt(owner);
  const { press, type, choose, give, leave, button, link, field } = me;
  const saved = (text) => owner.getByText(text).first().waitFor();

  await owner.goto(origin);
  await type(field("Project name"), "Linden Kitchen");
  await press(button("Continue"));
  await press(button("Continue"));
  await type(field("Email"), "owner@linden.example");
  await press(button("Complete Setup"));
  await press(owner.getByLabel(/Not yet/));
  await press(button("I have saved them"));

  await press(link("Enter your business"));
  await choose(field("Kind of business"), "restaurant");
  await press(button("Add an address"));
  await type(field("Street and number"), "Torstraße 12");
  await type(field("Postal code"), "10119");
  await type(field("Town"), "Berlin");
  await choose(field("Country"), "DE");
  await press(button("Add a phone number"));
  await type(field("Number"), "030 123456");
  await press(button("Save"));
  await saved("Business profile saved!");

  await openMenu(me, width);
  await press(link("Start"));
  await press(link("Write the menu"));
  await press(button("Add a restaurant"));
  await type(field("Name"), "Linden Kitchen");
  await press(button("Add restaurant"));
  await press(button("Paste from a spreadsheet", false).first());
  await type(field("Paste the rows here"), dishes.join("\n").replaceAll(";", "\t"));
  await leave(field("Paste the rows here"));
  await press(button(/^Import/, false));
  await press(button("Publish", false));
  await saved(/published/i);

  await openMenu(me, width);
  await press(link("Start"));
  await press(link("Add pictures"));
  await press(button("Choose Hero picture", false));
  await give(owner.locator('input[type="file"]').first(), {
    name: "front.jpg",
    mimeType: "image/jpeg",
    buffer: await photo("#7a4b2a"),
  });
  await press(
    owner
      .getByRole("dialog")
      .getByRole("button", { name: /^front/ })
      .first(),
  );
  await press(button("Save Changes"));
  await press(button("Publish", false));
  await saved(/published/i);
  await openMenu(me, width);
  await press(link("Start"));
  await press(button("Make it public"));
  await saved("Visitors see your site");

  const guest = await browser.newPage({ viewport: { width, height: 850 } });
  const she = personAt(guest);
  await guest.goto(origin);
  await she.press(guest.getByRole("main").getByRole("link", { name: "Get Started" }).first());
  await she.press(she.button("Add Margherita"));
  await she.press(guest.getByRole("banner").getByRole("button", { name: /^Cart/ }));
  await she.press(she.button(/^(Place Order|Proceed to Checkout)$/, false));
  await she.type(guest.getByLabel("Email"), "gil@guest.example");
  await she.type(guest.getByLabel("Name", { exact: true }), "Gil Guest");
  await she.type(guest.getByLabel("Phone"), "+49 30 123456");
  await she.press(she.button("Pay Now"));
  await guest
    .getByText(/Demo mode/)
    .first()
    .waitFor();

  await openMenu(me, width);
  await press(link("Orders"));
  await owner.getByText("Gil Guest").first().waitFor();
  await Promise.all([owner.close(), guest.close()]);
  return me.count() + she.count();
}

/** Walks at the widths of a phone and a laptop, each on a fresh instance, and prints the interactions and the time. */
export async function verifyFirstHour() {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
  let succeeded = true;
  for (const width of [390, 1280]) {
    await withDataDir(async (dataDir) => {
      const app = await start(path.join(dataDir, "data"));
      const startedAt = performance.now();
      const interactions = await walk(browser, app.origin, width).finally(() => app.stop());
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${width} px: ${interactions} interactions in ${seconds} s of a script`);
      succeeded &&= interactions <= MAX_INTERACTIONS;
    });
  }
  await browser.close();
  return succeeded;
}
