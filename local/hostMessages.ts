/** What the launcher and the process that holds the emulators say to each other. */
import type { EmulatorPorts, FirebaseAddresses } from './addresses.ts';

/** All that the host needs to know to start. */
export interface HostPlan {
  readonly at: FirebaseAddresses;
  readonly ports: EmulatorPorts;
  readonly java: string;
  readonly firestoreJar: string;
  /** The most memory that the Firestore emulator may take, as Java says it. */
  readonly memory: string;
  readonly engineJars: readonly string[];
  readonly firestoreRules: string;
  readonly storageRules: string;
  readonly watchRules: boolean;
  /** Where data is kept between runs; without it nothing is kept. */
  readonly savedIn: string | undefined;
  /** Whether that happens only when it is asked for, so that what was saved can be brought back. */
  readonly savesWhenAsked: boolean;
  /** Where blobs and the log of this run lie. */
  readonly workDir: string;
}

/** From the launcher to the host. */
export type Order = 'save' | 'restore' | 'stop';

/** From the host to the launcher. */
export type Report =
  | { readonly kind: 'started'; readonly pids: readonly number[] }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'saved'; readonly problem?: string }
  | { readonly kind: 'restored'; readonly problem?: string };
