import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { EarlyInput } from "@/components/ui/early-input";
import { earlyInputIn, TAB_ID, WAITING, type WaitingWindow } from "@/lib/site/early-input";

const send = jest.fn();

function Controlled() {
  const [text, setText] = useState("Draft");
  const [isOn, setOn] = useState(false);
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" aria-label="On" checked={isOn} onChange={() => setOn(!isOn)} />
      <output>{`${text} ${isOn}`}</output>
    </>
  );
}

function Fields() {
  const { register, handleSubmit } = useForm({
    defaultValues: { email: "", cleared: "filled in", role: "editor", mails: false, size: "small" },
  });
  return (
    <form onSubmit={(event) => void handleSubmit((values) => send(values))(event)}>
      <input aria-label="Email" {...register("email")} />
      <textarea aria-label="Cleared" {...register("cleared")} />
      <select aria-label="Role" {...register("role")}>
        <option>editor</option>
        <option>kitchen</option>
      </select>
      <input type="checkbox" aria-label="Mails" {...register("mails")} />
      <input type="radio" aria-label="Small" value="small" {...register("size")} />
      <input type="radio" aria-label="Large" value="large" {...register("size")} />
      <button type="submit">Save</button>
    </form>
  );
}

/** A tab as the server sends it, with the script that remembers what is typed and pressed. */
function openDocument(tab: React.ReactElement) {
  document.body.innerHTML = `<div id="${TAB_ID}">${renderToString(tab)}</div>`;
  new Function(earlyInputIn(TAB_ID))();
}

let root: Root | undefined;

const hydrate = (tab: React.ReactElement) =>
  act(async () => {
    // React's development build reports an attribute that the server has not sent.
    for (const button of document.querySelectorAll(`[${WAITING}]`)) button.removeAttribute(WAITING);
    root = hydrateRoot(document.getElementById(TAB_ID) as HTMLElement, tab);
  });

afterEach(async () => {
  (window as WaitingWindow).early?.recording.abort();
  await act(async () => root?.unmount());
  document.body.innerHTML = "";
  send.mockReset();
});

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } });

test("text and choices from before the script are in the form once it is there, and submitted once", async () => {
  const tab = (
    <>
      <Fields />
      <EarlyInput />
    </>
  );
  openDocument(tab);
  type("Email", "cook@example.com");
  type("Cleared", "");
  type("Role", "kitchen");
  fireEvent.click(screen.getByLabelText("Mails"));
  fireEvent.click(screen.getByLabelText("Large"));
  for (const _ of [1, 2]) {
    const isSentByBrowser = fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(isSentByBrowser).toBe(false);
  }
  await hydrate(tab);
  expect(send.mock.calls).toEqual([
    [{ email: "cook@example.com", cleared: "", role: "kitchen", mails: true, size: "large" }],
  ]);
});

test("text typed in fields with a component's state is kept there", async () => {
  const tab = (
    <>
      <Controlled />
      <EarlyInput />
    </>
  );
  openDocument(tab);
  type("Name", "Final");
  fireEvent.click(screen.getByLabelText("On"));
  await hydrate(tab);
  expect(screen.getByRole("status").textContent).toBe("Final true");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Final");
  fireEvent.click(screen.getByLabelText("On"));
  expect(screen.getByRole("status").textContent).toBe("Final false");
});

test("a search is left to the browser, and another part of the document too", () => {
  openDocument(
    <form action="/dashboard">
      <button type="submit">Search</button>
    </form>,
  );
  document.body.insertAdjacentHTML("beforeend", '<input aria-label="Elsewhere">');
  type("Elsewhere", "word");
  fireEvent.submit(screen.getByRole("button", { name: "Search" }));
  const { early } = window as WaitingWindow;
  expect([early?.taps, early?.typed.size]).toEqual([[], 0]);
});
