import "@/tests/support/payments/payment-keys";
import { runSuite } from "@/tests/support/database/run-suite";

runSuite("payments");
