-- CreateEnum
CREATE TYPE "ReservationStatus" AS ENUM ('requested', 'accepted', 'declined', 'cancelled', 'seated', 'done', 'noShow');

-- CreateEnum
CREATE TYPE "ReservationCanceller" AS ENUM ('guest', 'restaurant');

-- CreateTable
CREATE TABLE "ReservationSettings" (
    "restaurantId" TEXT NOT NULL,
    "content" JSONB NOT NULL DEFAULT '{}',
    "version" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReservationSettings_pkey" PRIMARY KEY ("restaurantId")
);

-- CreateTable
CREATE TABLE "Reservation" (
    "id" TEXT NOT NULL,
    "number" SERIAL NOT NULL,
    "restaurantId" TEXT NOT NULL,
    "restaurantName" TEXT NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "people" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "status" "ReservationStatus" NOT NULL,
    "tableKey" TEXT NOT NULL DEFAULT '',
    "tableName" TEXT NOT NULL DEFAULT '',
    "placedBy" TEXT NOT NULL DEFAULT '',
    "cancelledBy" "ReservationCanceller",
    "reason" TEXT NOT NULL DEFAULT '',
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Reservation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Reservation_number_key" ON "Reservation"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Reservation_idempotencyKey_key" ON "Reservation"("idempotencyKey");

-- CreateIndex
CREATE INDEX "Reservation_restaurantId_startsAt_idx" ON "Reservation"("restaurantId", "startsAt");

-- CreateIndex
CREATE INDEX "Reservation_startsAt_idx" ON "Reservation"("startsAt");

-- AddForeignKey
ALTER TABLE "ReservationSettings" ADD CONSTRAINT "ReservationSettings_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- No table is reserved twice at a time. A hash of the table as a range of one number spares the extension btree_gist.
ALTER TABLE "Reservation" ADD CONSTRAINT "Reservation_table_once" EXCLUDE USING gist (
    int8range(hashtextextended("tableKey", 0), hashtextextended("tableKey", 0), '[]') WITH &&,
    tstzrange("startsAt", "endsAt") WITH &&
) WHERE ("tableKey" <> '' AND "status" IN ('requested', 'accepted', 'seated'));

-- Notify all instances of changes: cached pages say whether tables can be reserved.
CREATE TRIGGER "ReservationSettings_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ReservationSettings"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
