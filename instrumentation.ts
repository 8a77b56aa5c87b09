/** Next.js runs this module once, when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { connectPageCache } = await import("@/lib/process/connect-page-cache.server");
  connectPageCache();
  // Registers jobs and periodic work.
  await import("@/lib/accounts/invitations/jobs");
  await import("@/lib/accounts/invitations/mails");
  await import("@/lib/mail/jobs");
  await import("@/lib/landing/mail-brand");
  await import("@/lib/pages/jobs");
  await import("@/lib/webhooks/jobs");
  await import("@/lib/orders/mails/mails");
  await import("@/lib/orders/webhooks/data");
  await import("@/lib/orders/evening/mail");
  await import("@/lib/orders/evening/evening.server");
  await import("@/lib/orders/push/jobs");
  await import("@/lib/reservations/mails/mails");
  await import("@/lib/reservations/jobs");
  await import("@/lib/tables/jobs");
  await import("@/lib/inbox/mails/mails");
  await import("@/lib/push/jobs");
  await import("@/lib/platform/blobs/remove.server");
  await import("@/lib/payments/jobs");
  await import("@/lib/payments/reconcile.server");
  await import("@/lib/guest-data/jobs");
  await import("@/lib/guest-data/queue-expiry.server");
  await import("@/lib/backups/jobs");
  await import("@/lib/backups/queue-scheduled.server");
  await import("@/lib/static-export/jobs");
  await import("@/lib/vouchers/unpaid.server");
  await import("@/lib/orders/slots/hold.server");
  await import("@/lib/pictures/worker.server");
  const { startHeartbeat } = await import("@/lib/system/instances.server");
  startHeartbeat();
  const { startCancellingUnaccepted } = await import("@/lib/payments/unaccepted.server");
  startCancellingUnaccepted();
  const { startHoursClock } = await import("@/lib/restaurants/hours/clock.server");
  startHoursClock();
  const { watchPrinters } = await import("@/lib/printers/watch.server");
  watchPrinters();
  const { startFollowing } = await import("@/lib/static-export/follow.server");
  startFollowing();
  const { startJobs } = await import("@/lib/platform/jobs/start.server");
  startJobs();
}
