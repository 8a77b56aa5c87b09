import { runSuite } from "@/tests/support/database/run-suite";

runSuite("app/api/create-payment-intent", "app/api/orders", "app/api/ordering", "app/api/webhooks");
