// Shows notifications, and opens their page when they are pressed. It keeps no pages.

self.addEventListener("push", (event) => {
  const { title, body, tag, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, renotify: true, data: { path } }),
  );
});

/** Returns whether a page shows what a notification is about; its address may have further parameters. */
function shows(address, wanted) {
  const { pathname, searchParams } = new URL(address);
  const isThere = ([name, value]) => searchParams.get(name) === value;
  return pathname === wanted.pathname && [...wanted.searchParams].every(isThere);
}

async function open(path) {
  const wanted = new URL(path, self.location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => shows(url, wanted));
  await (page ? page.focus() : self.clients.openWindow(wanted.href));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
