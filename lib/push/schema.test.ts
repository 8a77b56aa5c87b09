import { expect, test } from "@jest/globals";
import { isPushAddress } from "./schema";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/x",
  "https://web.push.apple.com/QGx",
  "https://wns2-by3p.notify.windows.com/w/?token=x",
])("%s may be an address of a push service", (address) => {
  expect(isPushAddress(address)).toBe(true);
});

test.each([
  "",
  "fcm.googleapis.com",
  "http://fcm.googleapis.com/x",
  "ftp://fcm.googleapis.com/x",
  "https://localhost/x",
  "https://app.localhost/x",
  "https://printer.local/x",
  "https://metadata.google.internal/x",
  "https://metadata.google.internal./x",
  "https://intranet/x",
  "https://127.0.0.1/x",
  "https://2130706433/x",
  "https://0x7f.1/x",
  "https://[::1]/x",
  "https://[::ffff:127.0.0.1]/x",
  "https://169.254.169.254/latest/meta-data",
  "https://user:word@push.example.com/x",
  "https://push.example.com:8443/x",
  "javascript:alert(1)",
])("%s is none", (address) => {
  expect(isPushAddress(address)).toBe(false);
});
