import fc from "fast-check";

/** Property tests use the same examples in every run, unless PROPERTY_SEED sets another seed. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export default fc;
