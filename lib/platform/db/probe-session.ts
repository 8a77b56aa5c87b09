import { Socket } from "node:net";
import { Client } from "pg";
import { type DatabaseTarget, toClientConfig } from "@/lib/platform/address/target";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";

export class DeadlineError extends errorAcrossBundles("DeadlineError") {}

/**
 * Opens a connection, runs `use` with it and closes it.
 * @param deadline in milliseconds since 1970
 * @throws DeadlineError
 */
export async function withSession<T>(
  target: DatabaseTarget,
  deadline: number,
  use: (client: Client) => Promise<T>,
): Promise<T> {
  const socket = new Socket();
  const client = new Client({ ...toClientConfig({ ...target, others: undefined }), stream: () => socket });
  client.on("error", () => undefined);
  let late = false;
  const timer = setTimeout(
    () => {
      late = true;
      socket.destroy();
    },
    Math.max(0, deadline - Date.now()),
  );
  try {
    await client.connect();
    const result = await use(client);
    await client.end();
    return result;
  } catch (error) {
    throw late ? new DeadlineError() : error;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}
