import { describe, expect, it } from 'vitest';
import { deletionDueOf, isDeletionDue } from './retention.ts';

const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
const session = {
  status: 'submitted' as const,
  startedAt: at('2026-01-01'),
  submittedAt: at('2026-01-02'),
  withdrawnAt: null,
};

describe('the day of deletion', () => {
  it('counts from sending, withdrawing or starting', () => {
    expect(deletionDueOf(session, 30, 365)).toEqual(at('2026-02-01'));
    expect(deletionDueOf({ ...session, withdrawnAt: at('2026-01-03') }, 30, 365)).toEqual(
      at('2026-02-02'),
    );
    expect(deletionDueOf({ ...session, submittedAt: null }, 30, 365)).toEqual(at('2026-01-31'));
    expect(deletionDueOf({ ...session, submittedAt: null, startedAt: null }, 30, 365)).toBeNull();
  });
  it('keeps what was promised, and what the company made shorter', () => {
    expect(deletionDueOf(session, 30, 90)).toEqual(at('2026-02-01'));
    expect(deletionDueOf(session, 365, 30)).toEqual(at('2026-02-01'));
    expect(deletionDueOf(session, null, 30)).toEqual(at('2026-02-01'));
  });
  it('has come on the day itself, or when deleting was begun', () => {
    expect(isDeletionDue(session, 30, 365, at('2026-02-01'))).toBe(true);
    expect(isDeletionDue(session, 30, 365, at('2026-01-31'))).toBe(false);
    expect(isDeletionDue({ ...session, status: 'erasing' }, 30, 365, at('2026-01-10'))).toBe(true);
  });
});
