import { test } from "@playwright/test";
import { makeDataDir, type RunningApp, removeDataDir, spawnApp, startApp } from "./app";
import { makeStartedDataDir } from "./prepared-data-dir";

/** Starts apps that are stopped after each test of the file, on data folders that are removed after all. */
export function setUpApps() {
  const folders: string[] = [];
  const apps: RunningApp[] = [];

  test.afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.stop()));
  });

  test.afterAll(async () => {
    for (const folder of folders) await removeDataDir(folder);
  });

  return {
    async startedApp(environment: Record<string, string>) {
      const app = await startApp(environment);
      apps.push(app);
      return app;
    },
    async newDataDir() {
      const folder = await makeDataDir();
      folders.push(folder);
      return folder;
    },
    async startedDataDir() {
      const folder = await makeStartedDataDir();
      folders.push(folder);
      return folder;
    },
    /** Starts an app that is expected to end. */
    async exitOf(environment: Record<string, string>) {
      const { ended, output } = spawnApp(environment);
      return { code: await ended, output: output() };
    },
  };
}
