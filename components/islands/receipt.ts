import { Receipt } from "@/components/orders/receipt/receipt";
import { hydrateIsland } from "./hydrate-island";

hydrateIsland(Receipt);
