import JSZip from "jszip";
import puppeteer from "puppeteer-core";
import { administrator, start, withDataDir } from "./benchmark/app.mjs";
import { requireFirefox } from "./browsers.mjs";

const TIMEOUT_MS = 30_000;
const problems = [];

const find = (page, selector) => page.locator(selector).setTimeout(TIMEOUT_MS);
const press = (page, name) =>
  find(page, `::-p-xpath(//button[normalize-space()="${name}" or @aria-label="${name}"])`).click();
const write = (page, name, text) =>
  find(page, `::-p-xpath(//*[@id=//label[normalize-space()="${name}"]/@for])`).fill(text);
const see = (page, text) => find(page, `::-p-text(${text})`).wait();

async function open(browser, address) {
  const page = await browser.newPage();
  const note = (text) => problems.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on("console", (message) => ["error", "warn"].includes(message.type()) && note(message.text()));
  page.on("pageerror", (error) => note(error.message));
  await page.goto(address);
  return page;
}

async function signIn(page, origin, path) {
  await page.goto(`${origin}/login?returnUrl=${encodeURIComponent(path)}`);
  await write(page, "Email", administrator.email);
  await write(page, "Password", administrator.password);
  await press(page, "Sign in");
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path);
}

/** Returns a template with a unique page, as a file for an upload field. */
async function templateFile(page) {
  const zip = new JSZip().file("index.html", "<!doctype html><title>Shop</title><h1>A shop of its own");
  const base64 = await zip.generateAsync({ type: "base64" });
  await page.$eval(
    "input[type=file]",
    (input, content) => {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], "shop.zip", { type: "application/zip" }));
      input.files = transfer.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    },
    base64,
  );
}

/** Each step continues with the state that the steps before it left. */
const paths = {
  async "sets the instance up"({ page, origin }) {
    await page.goto(origin);
    await write(page, "Project name", "Corner Bakery");
    await press(page, "Continue");
    await see(page, "Database name");
    await press(page, "Continue");
    await write(page, "Email", administrator.email);
    await write(page, "Password", administrator.password);
    await press(page, "Complete Setup");
    await press(page, "I have saved them");
    await page.waitForFunction(() => location.pathname === "/admin");
  },
  async "signs in"({ page, origin }) {
    await signIn(page, origin, "/admin");
    await see(page, administrator.email);
  },
  async "edits the landing page"({ page, origin }) {
    await page.goto(`${origin}/portal/editor`);
    await write(page, "Title", "Bread worth getting up for");
    await press(page, "Save Changes");
    await see(page, "Changes saved successfully!");
  },
  async "edits what search engines see"({ page, origin }) {
    await page.goto(`${origin}/admin/seo`);
    await press(page, "Configure Home Page");
    await write(page, "Title", "Corner Bakery");
    await write(page, "Description", "Sourdough, cakes and coffee, baked on Harbour Street every morning.");
    await press(page, "Save SEO Settings");
    await see(page, "SEO settings saved for home!");
  },
  async "edits the settings"({ page, origin }) {
    await page.goto(`${origin}/admin/settings`);
    await write(page, "Project name", "Harbour Bakery");
    await press(page, "Save Settings");
    await see(page, "Settings saved!");
  },
  async "uploads a template"({ page, origin }) {
    await page.goto(`${origin}/admin/templates`);
    await templateFile(page);
    await press(page, "Upload Template");
    await see(page, "Template uploaded successfully!");
  },
  async "shows a visitor the landing page"({ browser, origin }) {
    const page = await open(browser, `${origin}/`);
    await see(page, "Bread worth getting up for");
    await page.close();
  },
  async "orders a dish"({ browser, origin }) {
    const page = await open(browser, `${origin}/order1`);
    await press(page, "Add Beef Suya");
    await find(page, "header button").click();
    await press(page, "Place Order");
    await write(page, "Email", "guest@example.com");
    await write(page, "Cardholder name", "Gil Guest");
    await press(page, "Pay Now");
    await see(page, "Thank you");
    await page.close();
  },
  async "shows the order in the kitchen"({ page, origin }) {
    await page.goto(`${origin}/admin/orders`);
    await press(page, "Kitchen view");
    await see(page, "Gil Guest");
    await press(page, "Start preparing");
  },
  async "generates a plan"({ page, origin }) {
    await page.goto(`${origin}/dashboard?tab=generate`);
    await find(page, "textarea").fill("A bakery in Leeds that sells sourdough and cakes.");
    await press(page, "Generate Business Setup");
    await see(page, "What was understood");
  },
};

async function walk(origin) {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath: requireFirefox() });
  try {
    const page = await open(browser, origin);
    for (const [title, step] of Object.entries(paths)) {
      const startedAt = performance.now();
      await step({ browser, page, origin });
      // Event streams stay open; navigating would abort other pending requests.
      await page.waitForNetworkIdle({ concurrency: 2, timeout: TIMEOUT_MS });
      console.log(`  ✓ ${title} (${Math.round(performance.now() - startedAt)} ms)`);
    }
  } finally {
    await browser.close();
  }
}

await withDataDir(async (dataDir) => {
  const app = await start(dataDir);
  try {
    await walk(app.origin);
  } finally {
    await app.stop();
  }
});
for (const problem of problems) console.error(`  ✗ the console says on ${problem}`);
console.log(`${Object.keys(paths).length} paths in Firefox, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
