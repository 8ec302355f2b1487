/** When a document may go by itself: Firestore deletes it within a day after that moment (decision 125). */

const dayMs = 86_400_000;
/** Days that a document stays, by what it is. The rules ask for a week at least, so that a wrong clock loses nothing. */
const stays = { mail: 90, notices: 180, workers: 90 } as const;

/** Documents that go by themselves. */
export type Expiring = keyof typeof stays;

/** The moment at which a document of that kind, written now, may go. */
export function computeExpiry(kind: Expiring, now = new Date()): Date {
  return new Date(now.getTime() + stays[kind] * dayMs);
}
