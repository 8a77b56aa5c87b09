-- Each mail of an order or a reservation counts those that its address has got within an hour.
CREATE INDEX "Mail_recipient_idx" ON "Mail"(lower("recipient"), "sentAt") WHERE "state" = 'sent';
