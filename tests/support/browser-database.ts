import * as fake from "fake-indexeddb";

/**
 * An empty IndexedDB for one test file, in place of `fake-indexeddb/auto`, whose database all files of a process would
 * share. The classes stay the same: libraries remember them.
 */
for (const [name, value] of Object.entries({ ...fake, indexedDB: new fake.IDBFactory() }))
  if (name === "indexedDB" || name.startsWith("IDB"))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
