-- AlterTable
ALTER TABLE "PushSubscription" ADD COLUMN     "deviceId" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "PushSubscription_deviceId_endpoint_key" ON "PushSubscription"("deviceId", "endpoint");

-- AddForeignKey
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "PairedDevice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A subscription belongs to a session, a paired device or an order.
ALTER TABLE "PushSubscription" DROP CONSTRAINT "PushSubscription_owner";
ALTER TABLE "PushSubscription" ADD CONSTRAINT "PushSubscription_owner" CHECK (num_nonnulls("sessionId", "deviceId", "orderId") = 1);
