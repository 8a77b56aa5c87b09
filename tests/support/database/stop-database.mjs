export default async function stopDatabase() {
  const { dataDir, server, unregister } = globalThis.testDatabase;
  const { removeDataDir } = await import("../process/app.ts");
  await server.stop();
  await removeDataDir(dataDir);
  await unregister();
}
