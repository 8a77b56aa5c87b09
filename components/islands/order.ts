import { OrderStatus } from "@/components/orders/status/order-status";
import { hydrateIsland } from "./hydrate-island";

hydrateIsland(OrderStatus);
