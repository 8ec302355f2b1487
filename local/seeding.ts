/** Fills an empty local Firebase with the seed. */
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FirebaseAddresses } from './addresses.ts';

/** An account of the seed. */
export interface SeedAccount {
  readonly email: string;
  readonly password: string;
  readonly role: string;
  readonly note: string;
}

const seedFile = fileURLToPath(new URL('./seed/seed.ts', import.meta.url));
const accountsFile = fileURLToPath(new URL('./seed/accounts.ts', import.meta.url));

/** Runs the seed. Returns whether there was one. */
export async function seedFirebase(
  addresses: FirebaseAddresses,
  log: (text: string) => void = () => {},
): Promise<boolean> {
  if (!existsSync(seedFile)) {
    log('There is no seed yet (local/seed/seed.ts), so the local Firebase is empty.');
    return false;
  }
  const { seed } = (await import(pathToFileURL(seedFile).href)) as {
    seed: (addresses: FirebaseAddresses) => Promise<void>;
  };
  await seed(addresses);
  return true;
}

/** The accounts of the seed. */
export async function seedAccounts(): Promise<readonly SeedAccount[]> {
  if (!existsSync(accountsFile)) return [];
  const { accounts } = (await import(pathToFileURL(accountsFile).href)) as {
    accounts: readonly SeedAccount[];
  };
  return accounts;
}
