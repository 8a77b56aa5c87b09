const STORE = "rows";

type Rows<Row> = {
  all: () => Promise<Row[]>;
  /** Stores and removes rows, all or none. */
  write: (stored: readonly Row[], removed?: readonly string[]) => Promise<void>;
};

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

async function openDatabase(name: string, closed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  const database = await settled(request);
  database.onversionchange = () => {
    database.close();
    closed();
  };
  database.onclose = closed;
  return database;
}

function rowsInDatabase<Row>(name: string): Rows<Row> {
  let opened: Promise<IDBDatabase> | undefined;
  const close = () => {
    opened = undefined;
  };
  const begin = async (mode: IDBTransactionMode) => {
    opened ??= openDatabase(name, close);
    opened.catch(close);
    return (await opened).transaction(STORE, mode);
  };
  return {
    all: async () => settled((await begin("readonly")).objectStore(STORE).getAll()),
    async write(stored, removed = []) {
      const transaction = await begin("readwrite");
      const store = transaction.objectStore(STORE);
      for (const row of stored) store.put(row);
      for (const id of removed) store.delete(id);
      await finished(transaction);
    },
  };
}

/** Keeps rows in IndexedDB; in memory, until the page is closed, if the browser can't. */
export function keptRows<Row extends { id: string }>(name: string): Rows<Row> {
  const memory = new Map<string, Row>();
  let database = typeof indexedDB === "undefined" ? null : rowsInDatabase<Row>(name);

  async function attempt<Result>(work: (rows: Rows<Row>) => Promise<Result>): Promise<Result | undefined> {
    if (!database) return undefined;
    try {
      return await work(database);
    } catch {
      database = null;
      return undefined;
    }
  }

  return {
    async all() {
      const rows = await attempt((kept) => kept.all());
      if (!rows) return [...memory.values()];
      memory.clear();
      for (const row of rows) memory.set(row.id, row);
      return rows;
    },
    async write(stored, removed = []) {
      for (const row of stored) memory.set(row.id, row);
      for (const id of removed) memory.delete(id);
      await attempt((kept) => kept.write(stored, removed));
    },
  };
}
