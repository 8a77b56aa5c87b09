/** The forms of all ways to pay: with their validation they are most of a restaurant's script. */
export { DemoPayment } from "./demo-payment";
export { HandoverPayment } from "./handover-payment";
export { LivePayment } from "./live-payment";
