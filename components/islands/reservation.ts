import { ReservationScreen } from "@/components/reservations/guest/reservation-screen";
import { hydrateIsland } from "./hydrate-island";

hydrateIsland(ReservationScreen);
