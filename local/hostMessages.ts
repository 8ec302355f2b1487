/** The messages between the launcher and the process that holds the emulators. */
import type { EmulatorPorts, FirebaseAddresses } from './addresses.ts';

/** All that the host needs to know to start. */
export interface HostPlan {
  readonly at: FirebaseAddresses;
  readonly ports: EmulatorPorts;
  readonly java: string;
  readonly firestoreJar: string;
  /** The Firestore emulator's maximum memory, in Java's notation. */
  readonly memory: string;
  readonly engineJars: readonly string[];
  readonly firestoreRules: string;
  readonly storageRules: string;
  readonly watchRules: boolean;
  /** Where data is kept between runs; without it nothing is kept. */
  readonly savedIn: string | undefined;
  /** Whether it saves only on request, so that the save can be restored. */
  readonly savesWhenAsked: boolean;
  /** The folder of this run's blobs and log. */
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
