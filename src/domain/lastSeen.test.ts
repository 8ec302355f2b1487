import { describe, expect, it } from 'vitest';
import { seenSteps, wasSeen } from './lastSeen.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
const steps = (at: Date | null) => seenSteps.filter((step) => wasSeen(at, step, now));

describe('wasSeen', () => {
  it.each([[0, ['week', 'quarter']], [7, ['week', 'quarter']], [8, ['quarter']], [90, ['quarter']], [91, ['longer']]] as const)('%s days ago', (days, expected) => expect(steps(ago(days))).toEqual(expected));
  it('counts who never signed in as not seen for longer', () => expect(steps(null)).toEqual(['longer']));
});
