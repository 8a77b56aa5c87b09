/** The administrator who sets up the instances of the tests. */
export const administrator = { email: "owner@example.com", password: "correct horse battery" };
