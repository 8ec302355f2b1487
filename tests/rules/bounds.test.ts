// Every limit in the shapes of the rules: the largest and smallest accepted value, and the next one, which is refused.
import { describe, expect, it } from 'vitest';
import { asGiven, touched, withField } from './matrix/attempts.ts';
import { existingDocuments } from './matrix/existingDocuments.ts';
import { bounds } from './bounds/bounds.ts';
import { companyRows } from './matrix/rowsCompany.ts';
import { interviewRows } from './matrix/rowsInterview.ts';
import { peopleRows } from './matrix/rowsPeople.ts';
import { uidOf } from './people.ts';
import { World } from './world.ts';
import { commit, type Write } from './writes.ts';

const world = new World();
const rows = { ...peopleRows, ...companyRows, ...interviewRows };
const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 30)}… (${text.length})` : text;
};

describe('the limits of the shapes', () => {
  it.each(Object.entries(bounds))(
    '%s',
    async (name, { who, fields, also = {} }) => {
      const [method = '', match = ''] = name.split(/ (.*)/);
      const row = rows[match.replace(/ \(.*\)$/, '')];
      const attempt = method === 'update' ? row?.update : row?.create;
      if (!attempt) throw new Error(`The matrix tries no ${name}.`);
      const judged = match.replace(/ \(.*\)$/, '');
      const existing = { ...existingDocuments(), ...attempt.given };
      await world.arrange(...Object.entries(existing).map(([path, data]) => asGiven(path, data)));
      const db = world.as(who);
      const plain = (): Write[] =>
        Object.entries(also).reduce<Write[]>(
          (writes, [field, value]) => withField(db, writes, judged, field, value),
          [...attempt.writes(uidOf(who))],
        );
      const isLet = async (field: string, made: unknown): Promise<boolean> => {
        const value: unknown = typeof made === 'function' ? (made as () => unknown)() : made;
        const writes = withField(db, plain(), judged, field, value);
        const done = await commit(db, ...writes).then(
          () => true,
          (error: unknown) => {
            if (error instanceof Error && 'code' in error && error.code === 'permission-denied')
              return false;
            throw error;
          },
        );
        if (done)
          await world.arrange(...touched(db, writes).map((path) => asGiven(path, existing[path])));
        return done;
      };
      const wrong: string[] = [];
      for (const [field, { good, bad }] of Object.entries(fields)) {
        for (const value of good)
          if (!(await isLet(field, value))) wrong.push(`refused: ${field} ${show(value)}`);
        for (const value of bad)
          if (await isLet(field, value)) wrong.push(`let in: ${field} ${show(value)}`);
      }
      expect(wrong).toEqual([]);
    },
    240_000,
  );
});
