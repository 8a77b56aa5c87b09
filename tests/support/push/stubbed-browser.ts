import { afterEach, beforeEach } from "@jest/globals";
import { newBrowser } from "./push-service";

/** Gives each test a browser with notifications, which jsdom lacks. `browser.answer` is that to the question for the permission. */
export function stubNotifications() {
  const browser = {
    permission: "default" as NotificationPermission,
    answer: "granted" as NotificationPermission,
  };
  const asked = { times: 0 };
  const present = { subscription: null as unknown };

  function subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
    const { subscription } = newBrowser();
    present.subscription = {
      options: { applicationServerKey: applicationServerKey.buffer },
      endpoint: subscription.endpoint,
      toJSON: () => ({ ...subscription, expirationTime: null }),
    };
    return Promise.resolve(present.subscription);
  }

  const registration = {
    pushManager: { getSubscription: async () => present.subscription, subscribe },
  };
  const notification = {
    get permission() {
      return browser.permission;
    },
    async requestPermission() {
      asked.times += 1;
      browser.permission = browser.answer;
      return browser.answer;
    },
  };
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) };

  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  beforeEach(() => {
    Object.assign(browser, { permission: "default", answer: "granted" });
    asked.times = 0;
    present.subscription = null;
    define(window, "Notification", notification);
    define(window, "PushManager", class {});
    define(navigator, "serviceWorker", serviceWorker);
  });
  const remove = () => {
    for (const name of ["Notification", "PushManager"]) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, "serviceWorker");
  };
  afterEach(remove);
  return { browser, asked, remove };
}
