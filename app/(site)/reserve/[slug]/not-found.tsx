export { default } from "../../order/[slug]/not-found";
