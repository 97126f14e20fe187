/** Where a page that is left puts down what is not kept yet. Said to be private, so that no export carries it. */
export const writeAheadLogName = "private.unwritten";
