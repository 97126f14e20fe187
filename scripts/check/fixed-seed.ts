import fc from "fast-check";

/** The same generated cases in every run of the tests; `FC_SEED` chooses others. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) });
