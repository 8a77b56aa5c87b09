import { browserStorage } from "./browser-storage";

/** The number of unsent steps by user id. */
const unsent = browserStorage("localStorage", "unsent-steps");

/** The user whose orders and document are kept. */
const user = browserStorage("localStorage", "kept-user");

/** The cache of the kitchen view's document and files (`public/kitchen-worker.js`). */
export const KITCHEN_CACHE = "kitchen";

/** Returns the id of the user whose orders this device keeps. Works offline, where the session can't be read. */
export const keptUser = (): string | null => user.read();
export const noteKeptUser = (userId: string): void => user.write(userId);

type Kind = "orders" | "steps";
const PREFIX = "kept";
/** Some versions of Safari never answer a request for the list of databases. */
const DELETE_TIMEOUT_MS = 1000;

/** The name of the database of what this browser keeps for a user while there is no connection. */
export const keptName = (kind: Kind, userId: string) => `${PREFIX}:${kind}:${userId}`;

function readCounts(): Record<string, number> {
  try {
    return JSON.parse(unsent.read() ?? "{}");
  } catch {
    return {};
  }
}

/** Returns the number of steps that this browser has not sent yet for a user. */
export const unsentOf = (userId: string): number => readCounts()[userId] ?? 0;

export function noteUnsent(userId: string, count: number): void {
  const { [userId]: before = 0, ...others } = readCounts();
  if (before === count) return;
  const after = count > 0 ? { ...others, [userId]: count } : others;
  unsent.write(Object.keys(after).length > 0 ? JSON.stringify(after) : null);
}

/** A database that is open in another page is deleted once that page has closed it. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });

async function deleteDatabases(isDeleted: (name: string) => boolean): Promise<void> {
  try {
    const databases = await indexedDB.databases();
    const names = databases.flatMap(({ name }) => (name && isDeleted(name) ? [name] : []));
    await Promise.all(names.map(deleteDatabase));
  } catch {
    // The browser keeps nothing.
  }
}

const deleteWhere = (isDeleted: (name: string) => boolean): Promise<void> =>
  Promise.race([
    deleteDatabases(isDeleted),
    new Promise<void>((resolve) => setTimeout(resolve, DELETE_TIMEOUT_MS)),
  ]);

async function deleteDocument(): Promise<void> {
  user.write(null);
  try {
    await caches.delete(KITCHEN_CACHE);
  } catch {
    // The browser keeps none without HTTPS.
  }
}

const isOrders = (name: string) => name.startsWith(keptName("orders", ""));

/** Deletes everything that is kept for a user, and the orders kept for others. */
export async function deleteKeptOf(userId: string): Promise<void> {
  noteUnsent(userId, 0);
  await deleteDocument();
  await deleteWhere((name) => name === keptName("steps", userId) || isOrders(name));
}

/** Deletes the kept orders of all users but one. Their unsent steps stay until they sign in again. */
export async function deleteKeptOrders(exceptOf = ""): Promise<void> {
  if (keptUser() !== exceptOf) await deleteDocument();
  await deleteWhere((name) => isOrders(name) && name !== keptName("orders", exceptOf));
}
