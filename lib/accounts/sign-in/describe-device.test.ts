import { expect, test } from "@jest/globals";
import { describeDevice } from "./describe-device";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const chrome = "Chrome/147.0.0.0";

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} ${chrome} Safari/537.36`,
    "Chrome on Windows",
    "computer",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} ${chrome} Safari/537.36 Edg/147.0.0.0`,
    "Edge on Windows",
    "computer",
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} ${chrome} Safari/537.36 OPR/120.0`,
    "Opera on Mac",
    "computer",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
    "Safari on Mac",
    "computer",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/147.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPad",
    "tablet",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-X710) ${webkit} SamsungBrowser/28.0 ${chrome} Safari/537.36`,
    "Samsung Internet on Android",
    "tablet",
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} ${chrome} Mobile Safari/537.36`,
    "Chrome on Android",
    "phone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux", "computer"],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} ${chrome} Safari/537.36`,
    "Chrome on ChromeOS",
    "computer",
  ],
  ["curl/8.5.0", "curl", "unknown"],
  ["", "Unknown device", "unknown"],
  ["<script>", "Unknown device", "unknown"],
])("%s is %s", (userAgent, name, kind) => {
  expect(describeDevice(userAgent)).toEqual({ name, kind });
});
