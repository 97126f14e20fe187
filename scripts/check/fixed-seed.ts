import fc from "fast-check";

/** So that a run of the tests is the run before it; `FC_SEED` names another, to look further than the same cases. */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) });
