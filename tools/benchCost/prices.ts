/** What a hosted project pays, in US dollars: list prices of one region without free allowances. They stand here alone. */

/** When they were read, and where. */
export const pricesOf = {
  date: '2026-11-22',
  sources: [
    'https://cloud.google.com/firestore/pricing',
    'https://cloud.google.com/storage/pricing',
    'https://firebase.google.com/pricing',
  ],
} as const;

export const prices = {
  /** One document; what rules look up is billed as a read. */
  read: 0.03 / 100_000,
  write: 0.09 / 100_000,
  /** Of recordings, a GB and month, by class. */
  stored: { standard: 0.02, nearline: 0.01, coldline: 0.004 },
  /** A GB that is read from a class, beside its way out. */
  retrieved: { nearline: 0.01, coldline: 0.02 },
  /** A GB on its way to a browser. */
  egress: 0.12,
  hosted: 0.15,
  /** A request that reads an object. */
  objectRead: 0.0004 / 1_000,
} as const;
