import { post, put, signIn } from "./app.mjs";

const read = async (address, session) => (await fetch(address, { headers: session })).json();

const over = (session, version) => ({ ...session, "if-match": `"${version}"` });

/** Sends a saved draft live. @returns the JSON of the response */
const publish = (address, session, { version }) => post(`${address}/publish`, {}, over(session, version));

/** Translates the texts that it knows into German, and publishes them. */
async function translate(api, session, owner, known) {
  const address = `${api}/translations/${owner}/de`;
  const { texts, version } = await read(address, session);
  const translated = texts
    .filter(({ path }) => path in known)
    .map(({ path, text }) => [path, { text: known[path], source: text }]);
  const body = { texts: Object.fromEntries(translated) };
  await publish(address, session, await put(address, body, over(session, version)));
}

/**
 * Fills an instance with a page of each kind for guests: a restaurant of the owner, a page, German, an order and an
 * invitation.
 * @returns the measured paths by their name in the report
 */
export async function fillSite(origin) {
  const api = `${origin}/api`;
  const session = await signIn(origin);
  const { restaurant } = await post(`${api}/menus`, { name: "Linden Kitchen", copyOf: "order1" }, session);
  const { menu } = await read(`${api}/menus/${restaurant.id}`, session);
  await publish(`${api}/menus/${restaurant.id}`, session, menu);
  const page = await post(`${api}/pages`, { title: "About us", form: "about" }, session);
  const { path } = await publish(`${api}/pages/${page.id}`, session, page);
  const saved = await read(`${api}/business-profile`, session);
  const languages = { ...saved.profile, languages: ["en"], otherLanguages: ["de"] };
  await put(`${api}/business-profile`, languages, over(session, saved.version));
  await translate(api, session, "landing/site", { "hero.title": "Frisches Brot für die Nachbarschaft" });
  await translate(api, session, "menu/order1", { "dishes.zobo.name": "Hibiskustee" });
  const { order } = await post(`${api}/orders`, {
    restaurantId: "order1",
    name: "Gil Guest",
    email: "gil@example.com",
    dishes: [{ id: "zobo", quantity: 2 }],
    idempotencyKey: "an-order-of-the-benchmark",
  });
  const { settings, version } = await read(`${api}/settings`, session);
  await post(`${api}/settings`, { ...settings, siteAddress: origin }, over(session, version));
  const { link } = await post(`${api}/users`, { email: "ada@example.com", role: "editor" }, session);
  return {
    "/": "/",
    "/order1": "/order1",
    "/order2": "/order2",
    "/order/{slug}": restaurant.path,
    "/orders/{id}": `/orders/${order.id}`,
    "/reserve/order1": "/reserve/order1",
    "A page of the owner": path,
    "/de": "/de",
    "/de/order1": "/de/order1",
    "/login": "/login",
    "/password": "/password",
    "An invitation": link.url,
  };
}
