import { expect, test } from "@jest/globals";
import { replyHref } from "./reply";

const url = (text: string, email = "ada@example.com") => new URL(replyHref({ name: "Ada", email, text }));

test("a reply goes to the sender, with a subject and the quoted text", () => {
  const { pathname, searchParams } = url("Hello\n\nthere & more?");
  expect(pathname).toBe("ada@example.com");
  expect(searchParams.get("subject")).toBe("Re: Your message");
  expect(searchParams.get("body")).toBe("\r\n\r\nAda wrote:\r\n> Hello\r\n>\r\n> there & more?\r\n");
});

test("an address can't add other recipients, and a long text is cut", () => {
  expect([...url("x", "a?bcc=eve@example.com").searchParams.keys()]).toEqual(["subject", "body"]);
  expect(replyHref({ name: "Ada", email: "ada@example.com", text: "x".repeat(5000) }).length).toBeLessThan(
    2000,
  );
});
