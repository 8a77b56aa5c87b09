import { beforeEach, expect, jest, test } from "@jest/globals";

type Messages = typeof import("./messages");
let messages: Messages;

beforeEach(async () => {
  jest.resetModules();
  messages = await import("./messages");
});

/** A view that records the texts of its messages. */
function recorder() {
  const texts: string[] = [];
  return {
    texts,
    show: ({ message }: { message: string }) => void texts.push(message),
    clear: () => void texts.splice(0),
  };
}

test("messages wait for their view, in order, and later ones are shown at once", () => {
  const { notify, showBy, waitingMessages } = messages;
  const changes = jest.fn();
  waitingMessages.watch(changes);
  notify.success("Saved");
  notify.error("Not saved");
  expect(waitingMessages.get().map(({ message }) => message)).toEqual(["Saved", "Not saved"]);
  expect(changes).toHaveBeenCalledTimes(2);
  const view = recorder();
  showBy(view);
  expect(view.texts).toEqual(["Saved", "Not saved"]);
  expect(waitingMessages.get()).toEqual([]);
  notify.info("Saved again");
  expect(view.texts).toEqual(["Saved", "Not saved", "Saved again"]);
});

test("cleared messages are not shown once there is a view", () => {
  const { notify, showBy } = messages;
  notify.success("Saved");
  notify.clear();
  const view = recorder();
  showBy(view);
  expect(view.texts).toEqual([]);
  notify.success("Saved again");
  notify.clear();
  expect(view.texts).toEqual([]);
});
