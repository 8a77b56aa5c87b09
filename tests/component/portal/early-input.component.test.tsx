import { afterEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useForm } from "react-hook-form";
import { EarlyInput } from "@/components/ui/early-input";
import { earlyInputIn, TAB_ID, WAITING, type WaitingWindow } from "@/lib/site/early-input";

const send = jest.fn();

/** Each change is made from the state that was rendered last. */
function Controlled() {
  const [state, setState] = useState({ text: "Draft", isOn: false, files: 0, sent: "" });
  const { text, isOn, files, sent } = state;
  return (
    <>
      <input
        aria-label="Name"
        value={text}
        onChange={(event) => setState({ ...state, text: event.target.value })}
      />
      <input
        type="checkbox"
        aria-label="On"
        checked={isOn}
        onChange={() => setState({ ...state, isOn: !isOn })}
      />
      <input type="file" aria-label="Picture" onChange={() => setState({ ...state, files: files + 1 })} />
      <button type="button" onClick={() => setState({ ...state, sent: `${text} ${isOn} ${files}` })}>
        Send
      </button>
      <output>{sent}</output>
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

let root: Root | undefined;

/**
 * Writes a tab into the document, as the server sends it, and runs the script that records early input.
 * @returns a function that hydrates the tab
 */
function openDocument(screen: React.ReactElement) {
  const tab = (
    <>
      {screen}
      <EarlyInput />
    </>
  );
  document.body.innerHTML = `<div id="${TAB_ID}">${renderToString(tab)}</div>`;
  new Function(earlyInputIn(TAB_ID))();
  return () =>
    act(async () => {
      // React's development build reports an attribute that the server has not sent.
      for (const button of document.querySelectorAll(`[${WAITING}]`)) button.removeAttribute(WAITING);
      root = hydrateRoot(document.getElementById(TAB_ID) as HTMLElement, tab);
    });
}

afterEach(async () => {
  (window as WaitingWindow).early?.recording.abort();
  await act(async () => root?.unmount());
  document.body.innerHTML = "";
  send.mockReset();
});

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } });

test("text and choices from before the script are in the form once it is there, and submitted once", async () => {
  const hydrate = openDocument(<Fields />);
  type("Email", "cook@example.com");
  type("Cleared", "");
  type("Role", "kitchen");
  fireEvent.click(screen.getByLabelText("Mails"));
  for (const size of ["Large", "Small", "Large"]) fireEvent.click(screen.getByLabelText(size));
  for (const _ of [1, 2]) {
    const isSentByBrowser = fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(isSentByBrowser).toBe(false);
  }
  await hydrate();
  expect(send.mock.calls).toEqual([
    [{ email: "cook@example.com", cleared: "", role: "kitchen", mails: true, size: "large" }],
  ]);
});

test("fields with a component's state have the input, before a button is pressed", async () => {
  const hydrate = openDocument(<Controlled />);
  type("Name", "Final");
  fireEvent.click(screen.getByLabelText("On"));
  fireEvent.input(screen.getByLabelText("Picture"));
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await hydrate();
  expect(screen.getByRole("status").textContent).toBe("Final true 1");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Final");
  fireEvent.click(screen.getByLabelText("On"));
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("status").textContent).toBe("Final false 1");
});

test("the caret stays where it was in a text that was kept", async () => {
  const hydrate = openDocument(<input aria-label="Note" />);
  type("Note", "a long note");
  const field = screen.getByLabelText<HTMLInputElement>("Note");
  field.setSelectionRange(2, 2);
  await hydrate();
  expect([field.value, field.selectionStart]).toEqual(["a long note", 2]);
});

test("a search is left to the browser, and another part of the document too", () => {
  openDocument(
    <>
      <form action="/dashboard">
        <button type="submit">Search</button>
      </form>
      <form method="get">
        <button type="submit">Find</button>
      </form>
      <form aria-label="Of a script">
        <input aria-label="Word" />
      </form>
    </>,
  );
  document.body.insertAdjacentHTML("beforeend", '<input aria-label="Elsewhere">');
  type("Elsewhere", "word");
  const sent = jest.fn((event: Event) => event.defaultPrevented);
  document.body.addEventListener("submit", (event) => {
    sent(event);
    event.preventDefault();
  });
  for (const name of ["Search", "Find"]) fireEvent.click(screen.getByRole("button", { name }));
  fireEvent.submit(screen.getByRole("form", { name: "Of a script" }));
  expect(sent.mock.results.map(({ value }) => value)).toEqual([false, false, true]);
  const { early } = window as WaitingWindow;
  expect([early?.pressed, early?.changed.size]).toEqual([[], 0]);
});
