/** Import this module first: the environment is read once. */
process.env.STRIPE_SECRET_KEY = "sk_test_ofTheTests";
process.env.STRIPE_PUBLISHABLE_KEY = "pk_test_ofTheTests";
process.env.STRIPE_WEBHOOK_SECRET = "whsec_ofTheTests";
