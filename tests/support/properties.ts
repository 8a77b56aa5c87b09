import fc from "fast-check";

/** Properties are tried on the same examples in every run, unless PROPERTY_SEED names others. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export default fc;
