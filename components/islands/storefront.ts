import { OrderScreen } from "@/components/storefront/order-screen";
import { hydrateIsland } from "./hydrate-island";

hydrateIsland(OrderScreen);
