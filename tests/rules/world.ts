// The world of a test file: its documents before each test, and assertions on who may do what.
import { basename } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, getDocFromServer as getDoc, setLogLevel, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  forgetRules,
  loadRules,
  openEnvironment,
  resetFirestore,
  rulesEnvironment,
  rulesText,
} from '../support/firebase.ts';
import { candidate, identity } from './documents/candidates.ts';
import { documents } from './documents/existing.ts';
import { job } from './documents/paths.ts';
import { everyRole, people, tokenOf, uidOf, type Person, type Who } from './people.ts';
import { commit, put, type Data, type Write } from './writes.ts';

setLogLevel('silent');

/** A session with its identity and candidate row, created in one commit. */
export const begins = (uid: string, session: Data, at = job): Write[] => [
  put(`${at}/sessions/${uid}`, session),
  put(`${at}/sessions/${uid}/identity/current`, identity()),
  put(
    `${at}/candidates/${uid}`,
    candidate(uid, {
      ai: (session['consent'] as { ai?: boolean }).ai === true,
      interviewId: at.split('/').at(-1),
    }),
  ),
];

type Act = (db: Firestore, uid: string, who: Who) => Promise<unknown>;

async function isAllowed(act: Promise<unknown>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
      return false;
    throw error;
  }
}

/** The name of the test file that is being collected, without its ending. */
function testName(): string {
  return basename(expect.getState().testPath ?? '', '.test.ts');
}

/** The world of one test file, reset before each test. */
export class World {
  readonly #name: string;
  readonly #databases = new Map<string, Firestore>();
  #environment: RulesTestEnvironment | undefined;
  /** The database without rules. */
  #beyond: Firestore | undefined;
  /** Whether something was arranged since the last reset. */
  #arranged = false;

  /**
   * Has a project named after the test file, so that files share fixtures and run side by side. `bend` changes the rules
   * before they are loaded, for a project that no other file uses.
   */
  constructor(name = testName(), bend?: (rules: string) => string) {
    this.#name = name;
    let end = (): void => {};
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    beforeAll(async () => {
      this.#environment = await (bend
        ? openEnvironment(name, bend(rulesText('firestore.rules')))
        : rulesEnvironment(name));
      // Stays open until the end: a connection per reset would take most of the time.
      await new Promise<void>((ready) => {
        void this.#open.withSecurityRulesDisabled(async (context) => {
          this.#beyond = context.firestore() as unknown as Firestore;
          ready();
          await over;
        });
      });
    });
    beforeEach(() => this.reset());
    afterAll(async () => {
      // The emulator keeps every project's documents in memory, and every value that its rules have read. Without an
      // environment there is nothing to release: the run's own project, which others use, keeps its rules.
      if (this.#environment) {
        await resetFirestore(this.#environment.projectId);
        if (bend || !process.env['RULES_LANES']) await forgetRules(this.#environment.projectId);
      }
      end();
      await this.#environment?.cleanup();
    });
  }

  get #open(): RulesTestEnvironment {
    if (!this.#environment) throw new Error(`The world "${this.#name}" is not open yet.`);
    return this.#environment;
  }

  /** The database as an actor sees it. */
  as(who: Who): Firestore {
    const known = this.#databases.get(who);
    if (known) return known;
    const made = this.fresh(who);
    this.#databases.set(who, made);
    return made;
  }

  /** The same, in a tab of its own. */
  fresh(who: Who): Firestore {
    return who === 'nobody'
      ? (this.#open.unauthenticatedContext().firestore() as unknown as Firestore)
      : this.#person(people[who]);
  }

  /** The database as a user outside the cast sees it. */
  stranger(uid: string, person: Omit<Person, 'uid'> = {}): Firestore {
    const known = this.#databases.get(uid);
    if (known) return known;
    const made = this.#person({ uid, ...person });
    this.#databases.set(uid, made);
    return made;
  }

  get projectId(): string {
    return this.#open.projectId;
  }

  /** An actor's token, for requests to the emulator without the SDK. */
  token(person: Person): string {
    const now = Math.floor(Date.now() / 1000);
    const base = {
      iss: `https://securetoken.google.com/${this.projectId}`,
      aud: this.projectId,
      iat: now,
      exp: now + 3_600,
      auth_time: now,
      sub: person.uid,
      user_id: person.uid,
    };
    const parts = [
      { alg: 'none', type: 'JWT' },
      { ...base, ...tokenOf(person) },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    return `${parts.join('.')}.`;
  }

  #person(person: Person): Firestore {
    return this.#open
      .authenticatedContext(person.uid, tokenOf(person))
      .firestore() as unknown as Firestore;
  }

  async reset(): Promise<void> {
    await resetFirestore(this.#open.projectId);
    await this.arrange(...Object.entries(documents()).map(([path, data]) => put(path, data)));
    this.#arranged = false;
  }

  /** Loads other rules. */
  async load(rules: string): Promise<void> {
    await loadRules(this.#open.projectId, rules);
  }

  /** Tries one operation, and resets the world if that changed it. */
  async tries(act: () => Promise<unknown>): Promise<boolean> {
    const done = await isAllowed(act());
    if (done || this.#arranged) await this.reset();
    return done;
  }

  /** Writes past the rules. */
  async arrange(...writes: readonly Write[]): Promise<void> {
    this.#arranged = true;
    if (this.#beyond) await commit(this.#beyond, ...writes);
  }

  /** Reads past the rules. */
  async look(path: string): Promise<Data | undefined> {
    return this.#beyond && (await getDoc(doc(this.#beyond, path))).data();
  }

  /** Everyone tries; exactly these succeed. The world is reset after each success. */
  async only(allowed: readonly Who[], act: Act, tried: readonly Who[] = everyRole): Promise<void> {
    const succeeded: Who[] = [];
    for (const who of tried) {
      if (await this.tries(() => act(this.as(who), uidOf(who), who))) succeeded.push(who);
    }
    expect(succeeded).toEqual(tried.filter((who) => allowed.includes(who)));
  }

  /** Everyone tries to read; exactly these succeed. */
  async readers(
    allowed: readonly Who[],
    act: Act,
    tried: readonly Who[] = everyRole,
  ): Promise<void> {
    const tries = await Promise.all(
      tried.map(async (who) =>
        (await isAllowed(act(this.as(who), uidOf(who), who))) ? [who] : [],
      ),
    );
    expect(tries.flat()).toEqual(tried.filter((who) => allowed.includes(who)));
  }

  /** None of these is accepted. */
  async refuses(attempts: Record<string, () => Promise<unknown>>): Promise<void> {
    const accepted: string[] = [];
    for (const [what, attempt] of Object.entries(attempts)) {
      if (await this.tries(attempt)) accepted.push(what);
    }
    expect(accepted).toEqual([]);
  }

  /** Each of these is accepted, on its own. */
  async accepts(attempts: Record<string, () => Promise<unknown>>): Promise<void> {
    const refused: string[] = [];
    for (const [what, attempt] of Object.entries(attempts)) {
      if (!(await this.tries(attempt))) refused.push(what);
    }
    expect(refused).toEqual([]);
  }
}

/** Resolves when the rules allow it. */
export const allowed = assertSucceeds;

/** Resolves when the rules refuse it. */
export const denied = assertFails;
