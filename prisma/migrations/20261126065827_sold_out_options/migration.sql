-- CreateTable
CREATE TABLE "SoldOutOption" (
    "restaurantId" TEXT NOT NULL,
    "groupId" TEXT NOT NULL,
    "optionId" TEXT NOT NULL,

    CONSTRAINT "SoldOutOption_pkey" PRIMARY KEY ("restaurantId","groupId","optionId")
);

-- AddForeignKey
ALTER TABLE "SoldOutOption" ADD CONSTRAINT "SoldOutOption_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTrigger
CREATE TRIGGER "SoldOutOption_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "SoldOutOption"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
