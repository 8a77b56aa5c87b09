import { expect, test } from "@jest/globals";
import { RequestError } from "@/lib/platform/http/client";
import { isUnanswered, saveOver } from "./save-over";

type Note = { version: number; text: string };

/** A server that stores one note, and can lose responses. */
function noteServer() {
  const server = {
    note: { version: 1, text: "First" } as Note | null,
    losesAnswers: false,
    find: async () => server.note,
    async send(text: string, over: number) {
      if (over !== (server.note?.version ?? 0)) throw new RequestError(409);
      server.note = { version: over + 1, text };
      if (server.losesAnswers) throw new RequestError(0);
      return { saved: server.note, length: text.length };
    },
  };
  return server;
}

const holds = (note: Note, text: string) => note.text === text.trim();

const save = (
  { send, find }: ReturnType<typeof noteServer>,
  values: string,
  unanswered: string | null = null,
  over = 1,
) => saveOver({ values, over, unanswered, send, find, holds });

async function saveAndLoseAnswer(text: string) {
  const server = noteServer();
  server.losesAnswers = true;
  await expect(save(server, text)).rejects.toThrow("The server did not answer.");
  server.losesAnswers = false;
  return server;
}

test("a save returns its answer", async () => {
  const saved = { version: 2, text: "Mine" };
  expect(await save(noteServer(), "Mine")).toEqual({ saved, answer: { saved, length: 4 }, conflict: null });
});

test("saving again after a lost answer adopts the saved version", async () => {
  const server = await saveAndLoseAnswer("Mine");
  const saved = { version: 2, text: "Mine" };
  expect(await save(server, " Mine ", "Mine")).toEqual({ saved, answer: null, conflict: null });
  expect(server.note).toEqual(saved);
});

test("changes after a save with a lost answer are saved over it", async () => {
  const server = await saveAndLoseAnswer("Mine");
  expect(await save(server, "Mine, and more", "Mine")).toMatchObject({ saved: { version: 3 } });
  expect(server.note).toEqual({ version: 3, text: "Mine, and more" });
});

test("a change by another user is a conflict, even a deletion", async () => {
  const server = await saveAndLoseAnswer("Mine");
  const theirs = { version: 3, text: "Theirs" };
  server.note = theirs;
  expect(await save(server, "Mine, and more", "Mine")).toEqual({ conflict: { theirs } });
  server.note = null;
  expect(await save(server, "Mine", "Mine")).toEqual({ conflict: { theirs: null } });
});

test("a refusal for another reason stays one", async () => {
  const server = noteServer();
  const full = new RequestError(409, "There are too many notes.");
  const refused = save({ ...server, send: () => Promise.reject(full) }, "First");
  await expect(refused).rejects.toBe(full);
});

test.each([
  [new RequestError(0), true],
  [new RequestError(504), true],
  [new RequestError(422), false],
  [new TypeError(), false],
])("%p may have been saved: %p", (error, expected) => {
  expect(isUnanswered(error)).toBe(expected);
});
