/** Who sets the instances of the tests up. */
export const administrator = { email: "owner@example.com", password: "correct horse battery" };
