/** The names of the mails that owners switch on and off, in the audit log, the settings and the list of mails. */
export const chosenMailWords = {
  orderReceived: "Order received",
  orderAccepted: "Order accepted",
  orderDelayed: "Promised time changed",
  orderRejected: "Order rejected",
  orderReady: "Order ready or on its way",
  orderCancelled: "Order cancelled",
  orderRefunded: "Money given back",
  newOrder: "New order",
  eveningSummary: "Summary of the day",
  reservationRequested: "Reservation requested",
  reservationAccepted: "Reservation accepted",
  reservationDeclined: "Reservation declined",
  reservationCancelled: "Reservation cancelled",
  reservationReminder: "Reminder of a reservation",
  newReservation: "New reservation",
  newMessage: "New message",
};
