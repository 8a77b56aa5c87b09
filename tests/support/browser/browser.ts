import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type PlaywrightWorkerArgs,
} from "@playwright/test";
import { administrator } from "@/tests/support/accounts/administrator";
import { type RunningApp, removeDataDir, startApp } from "@/tests/support/process/app";
import { makeStartedDataDir } from "@/tests/support/process/prepared-data-dir";
import { emptyInstance } from "@/tests/support/process/reusable-app";

export { administrator, expect };

/** Sets an empty instance up over its API, as the wizard does with the database fields left alone. */
export async function setUp(
  request: APIRequestContext,
  { origin }: RunningApp,
  apiUrl: string = `${origin}/api`,
) {
  const { defaults } = await (await request.get(`${origin}/api/config/check`)).json();
  const answer = await request.post(`${origin}/api/config/save`, {
    data: {
      isConfigured: true,
      projectName: "Corner Bakery",
      database: { ...defaults.database, password: undefined },
      apiUrl,
      adminEmail: administrator.email,
      adminPassword: administrator.password,
    },
  });
  expect(answer.status()).toBe(200);
}

/** Types what the administrator signs in with, where it is chosen or asked for. */
export async function fillAdministrator(page: Page) {
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
}

/** Waits until the portal's menu can be used: beside the page where it is wide, behind a button on a phone. */
export async function expectPortalReady(page: Page) {
  const ways = page.getByRole("button", { name: "Exit" }).or(page.getByRole("button", { name: "Open menu" }));
  // Both are there for a moment, until the stylesheet is.
  await expect(ways.first()).toBeEnabled();
}

export async function signIn(page: Page, { remember = false } = {}) {
  await fillAdministrator(page);
  if (remember) await page.getByLabel("Remember me").check();
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The server ends a connection that nobody has used for some seconds, at times just when it is used again. */
const patient = { maxRetries: 1 };

async function newToken(request: APIRequestContext, origin: string): Promise<string> {
  const answer = await request.post(`${origin}/api/auth/login`, {
    data: administrator,
    headers: { origin },
    ...patient,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()).token;
}

/** Opens a page as the administrator, signed in over the API; other tests cover the form. */
export async function openSignedIn(page: Page, origin: string, path: string) {
  await newToken(page.request, origin);
  await page.goto(origin + path);
}

/** The token of the administrator's session apart from all pages, by the instance's origin. */
const tokens = new Map<string, string>();

/** Calls the API as an administrator who has signed in elsewhere; many tests share a session. */
export async function administratorApi(request: APIRequestContext, origin: string) {
  const renew = async () => {
    const token = await newToken(request, origin);
    tokens.set(origin, token);
    return token;
  };
  return async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, data?: object) => {
    const call = (token: string) =>
      request.fetch(`${origin}/api${path}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
        ...patient,
        ...(data && { data }),
      });
    let answer = await call(tokens.get(origin) ?? (await renew()));
    if (answer.status() === 401) answer = await call(await renew());
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.json();
  };
}

export type AdministratorApi = Awaited<ReturnType<typeof administratorApi>>;

/** Refused calls, which a test looks at for itself, and the tracer's own script in a frame without scripts. */
const expectedErrors =
  /the server responded with a status of 4\d\d|^Blocked script execution in '[^']*[?]still=/;

/** The beginning of what `reportViolations` writes to the console. */
const VIOLATION = "Violated policy: ";

function reportViolations(beginning: string) {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile } = event;
    // biome-ignore lint/suspicious/noConsole: The test listens to the console of the page.
    console.error(
      beginning + [location.pathname, effectiveDirective, blockedURI, sample, sourceFile].join(" "),
    );
  });
}

type TestFixtures = {
  /** An instance that nobody has set up, and that no other test uses meanwhile; its process serves one after another. */
  emptyApp: RunningApp;
  /** A process with its own data, for tests of the start or of the process. */
  newApp: RunningApp;
  /** Problems that the page reported; a test fails on any that it did not expect. */
  pageProblems: string[];
  /** Violations of the content security policy, by all pages and frames; a test fails on any that it did not expect. */
  policyViolations: string[];
};
type WorkerFixtures = {
  /** An instance that is set up and shared by the tests of a worker, which leave it as it is. */
  configuredApp: RunningApp;
  /** An instance that is set up, whose site the tests of a worker may change. */
  siteApp: RunningApp;
  /** The options of `emptyApp`. */
  reusedApp: { app: RunningApp; isUsed: boolean };
};

/**
 * Options of Node.js for a process that answers each page a few times: optimizing its code, and collecting garbage often
 * and on several threads, would take a quarter of its processor time.
 */
export const briefFlags = ["--no-opt", "--single-threaded-gc", "--max-semi-space-size=64"];

async function withApp(use: (app: RunningApp) => Promise<void>, flags: readonly string[] = briefFlags) {
  const dataDir = await makeStartedDataDir();
  const app = await startApp({ DATA_DIR: dataDir }, flags);
  try {
    await use(app);
  } finally {
    await app.stop();
    await removeDataDir(dataDir);
  }
}

/** The fixture of an instance that is set up. */
async function configured(
  { playwright }: { playwright: PlaywrightWorkerArgs["playwright"] },
  use: (app: RunningApp) => Promise<void>,
) {
  await withApp(async (app) => {
    const request = await playwright.request.newContext();
    await setUp(request, app);
    await request.dispose();
    await use(app);
  });
}

/** Leads pages away: one that still asks for something would complain once what it asks is gone. */
async function leavePages(context: BrowserContext) {
  for (const page of context.pages()) await page.goto("about:blank");
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  emptyApp: async ({ reusedApp }, use) => {
    if (reusedApp.isUsed) await emptyInstance(reusedApp.app);
    reusedApp.isUsed = true;
    await use(reusedApp.app);
  },
  newApp: async ({ context }, use) =>
    withApp(async (app) => {
      await use(app);
      await leavePages(context);
    }, []),
  configuredApp: [configured, { scope: "worker" }],
  siteApp: [configured, { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  reusedApp: [async ({}, use) => withApp((app) => use({ app, isUsed: false })), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  pageProblems: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
  policyViolations: async ({}, use) => use([]),
  context: async ({ context, policyViolations }, use) => {
    await context.addInitScript(reportViolations, VIOLATION);
    context.on("console", (message) => {
      const text = message.text();
      if (text.startsWith(VIOLATION) || /content security policy/i.test(text)) policyViolations.push(text);
    });
    await use(context);
    expect(policyViolations).toEqual([]);
  },
  page: async ({ page, pageProblems }, use) => {
    page.on("pageerror", (error) => pageProblems.push(error.message));
    page.on("console", (message) => {
      const isExpected = expectedErrors.test(message.text());
      if (message.type() === "error" && !isExpected) pageProblems.push(message.text());
    });
    await use(page);
    expect(pageProblems).toEqual([]);
  },
});
