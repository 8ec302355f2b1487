// While somebody is looked at nothing is written, whichever verb asks for it.
import { afterEach, expect, it, vi } from 'vitest';
import { deleteDoc, runTransaction, setDoc, updateDoc, writeBatch } from './guardedWrites.ts';
import { setReadOnly } from '#data/base/readOnly.ts';

const wrote = vi.hoisted(() => [] as string[]);
vi.mock('firebase/firestore', () => {
  const verb = (name: string) => async () => {
    wrote.push(name);
  };
  return {
    setDoc: verb('set'),
    updateDoc: verb('update'),
    deleteDoc: verb('delete'),
    runTransaction: verb('transaction'),
    writeBatch: () => ({ set: () => undefined, commit: verb('batch') }),
  };
});
afterEach(() => {
  setReadOnly(false);
  wrote.length = 0;
});

const verbs: Record<string, () => Promise<unknown>> = {
  set: () => setDoc({} as never, {}),
  update: () => updateDoc({} as never, {}),
  delete: () => deleteDoc({} as never),
  transaction: () => runTransaction({} as never, async () => undefined),
  batch: () => writeBatch({} as never).commit(),
};

it.each(Object.keys(verbs))(
  '%s is refused while the page is read-only, and works otherwise',
  async (name) => {
    setReadOnly(true);
    await expect(verbs[name]?.()).rejects.toMatchObject({ code: 'readOnly' });
    expect(wrote).toEqual([]);
    setReadOnly(false);
    await verbs[name]?.();
    expect(wrote).toEqual([name]);
  },
);
