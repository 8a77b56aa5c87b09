import { OrderStatusScreen } from "@/components/orders/status/order-status-screen";
import { hydrateIsland } from "./hydrate-island";

hydrateIsland(OrderStatusScreen);
