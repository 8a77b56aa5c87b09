import { beforeEach, expect, test } from "@jest/globals";
import { RequestError } from "./client";
import { PROGRESS_TYPE } from "./progress-lines";
import { sendBody } from "./send-body";

/** As much of a browser's request as a form is sent by; its answer comes bit by bit. */
class FakeRequest {
  upload = {};
  status = 200;
  responseText = "";
  onprogress?: () => void;
  onload?: () => void;
  isAborted = false;
  sent: Promise<void>;
  send: () => void = () => {};

  constructor() {
    this.sent = new Promise((resolve) => {
      this.send = resolve;
    });
    latest = this;
  }

  open() {}
  setRequestHeader() {}
  getResponseHeader(name: string) {
    return name === "content-type" ? PROGRESS_TYPE : null;
  }
  abort() {
    this.isAborted = true;
  }
  receive(text: string) {
    this.responseText += text;
    this.onprogress?.();
  }
}

let latest: FakeRequest | undefined;

/** Starts an upload, and waits for its request. @returns the request, and a promise of the outcome */
async function start(onStep: (step: unknown) => void = () => {}) {
  latest = undefined;
  const done = sendBody("POST", "/templates/upload", new FormData(), { onStep });
  const outcome = done.catch((error: unknown) => error);
  while (!latest) await Promise.resolve();
  const request = latest as FakeRequest;
  await request.sent;
  return { request, outcome };
}

beforeEach(() => {
  Object.defineProperty(globalThis, "XMLHttpRequest", { value: FakeRequest, configurable: true });
});

test("steps are sent as they happen, and the last line is the answer", async () => {
  const steps: unknown[] = [];
  const { request, outcome } = await start((step) => steps.push(step));
  request.receive('{"step":"unpacking"}\n{"step":');
  expect(steps).toEqual(["unpacking"]);
  request.receive('"checking"}\n{"success":true,"status":200}\n');
  request.onload?.();
  expect(await outcome).toEqual({ success: true, status: 200 });
  expect(steps).toEqual(["unpacking", "checking"]);
});

test.each(["<html>Bad gateway</html>\n", "null\n", '{"step":\n'])(
  "a line that can’t be read, %j, ends the upload like no answer",
  async (line) => {
    const { request, outcome } = await start();
    request.receive(`{"step":"unpacking"}\n${line}`);
    expect(await outcome).toEqual(new RequestError(0));
    expect(request.isAborted).toBe(true);
  },
);

test("an error after the last step is sent too", async () => {
  const { request, outcome } = await start();
  request.responseText = "<html>\n";
  request.onload?.();
  const error = await outcome;
  expect(error).toBeInstanceOf(RequestError);
  expect((error as RequestError).status).toBe(0);
});
