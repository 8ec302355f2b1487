// In local mode only: the accounts that the seed made, put on the page by `npm start`.
import { settings } from '#data/firestore/settings.ts';

export interface LocalAccount {
  email: string;
  password: string;
  role: string;
  note: string;
}

declare global {
  var __HIRELY_ACCOUNTS__: readonly LocalAccount[] | undefined;
}

/** The seeded accounts; none outside local mode. */
export function listLocalAccounts(): readonly LocalAccount[] {
  return settings().local ? (globalThis.__HIRELY_ACCOUNTS__ ?? []) : [];
}
