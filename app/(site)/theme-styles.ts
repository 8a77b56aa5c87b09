import "@/components/storefront/themes/baobab-kitchen.css";
import "@/components/storefront/themes/plain-table.css";
import "@/components/storefront/themes/restaurants.css";
import "@/components/storefront/themes/trattoria-lina.css";
