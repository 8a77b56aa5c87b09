-- Orders that were paid and cancelled before money was given back: it is still to be given back.
UPDATE "Order" SET "refund" = 'due'
WHERE "status" = 'cancelled' AND "payment" = 'paid' AND "refund" IS NULL AND "paymentIntentId" IS NOT NULL;
