import { rm } from "node:fs/promises";

export default async function stopDatabase() {
  const { dataDir, server, unregister } = globalThis.testDatabase;
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
  await unregister();
}
