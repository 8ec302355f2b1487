import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countReasons } from './countReasons.ts';
import { rejectReasons } from './rejectReasons.ts';
import { Decision } from './review.ts';

const decided = (
  outcome: Decision['outcome'],
  reasonCode?: Decision['reasonCode'],
): Pick<Decision, 'outcome' | 'reasonCode'> => ({ outcome, reasonCode });

describe('reasons of rejections', () => {
  it('are counted, the most frequent first, with what was not recorded last', () => {
    const decisions = [
      decided('reject', 'salary'),
      decided('reject', 'skills'),
      decided('reject', 'skills'),
      decided('reject'),
      decided('reject', null),
      null,
      decided('advance'),
      decided('hold'),
    ];
    expect(countReasons(decisions)).toEqual([
      { reason: 'skills', count: 2 },
      { reason: 'salary', count: 1 },
      { reason: 'notRecorded', count: 3 },
    ]);
    expect(countReasons([decided('advance')])).toEqual([]);
  });

  it('are those that the rules know', () => {
    const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
    const list = /reasonCode in \[([^\]]*)\]/.exec(rules)?.[1] ?? '';
    expect([...list.matchAll(/'(\w+)'/g)].map(([, code]) => code)).toEqual([...rejectReasons]);
  });

  it('leave decisions of before the list readable', () => {
    const old = {
      outcome: 'reject',
      reason: 'No own part named.',
      decidedBy: 'u',
      rev: 1,
      auditId: 'a',
    };
    expect(Decision.safeParse(old).success).toBe(true);
    expect(Decision.safeParse({ ...old, reasonCode: 'whim' }).success).toBe(false);
  });
});
