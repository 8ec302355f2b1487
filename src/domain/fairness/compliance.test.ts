import { describe, expect, it } from 'vitest';
import { auditStateOf, noticeStateOf } from './compliance.ts';

const settingsWith = (publishedOn: string | null) => ({
  notice: { en: 'A tool rates your answers.', es: '' },
  publishedOn,
});

describe('the notice of Local Law 144', () => {
  it('is missing without words or a day', () => {
    expect(noticeStateOf(null, '2026-12-01')).toEqual({ kind: 'missing' });
    expect(noticeStateOf(settingsWith(null), '2026-12-01')).toEqual({ kind: 'missing' });
    expect(
      noticeStateOf({ notice: { en: ' ', es: '' }, publishedOn: '2026-01-05' }, '2026-12-01'),
    ).toEqual({ kind: 'missing' });
  });
  it('counts ten business days', () => {
    expect(noticeStateOf(settingsWith('2026-11-16'), '2026-11-30')).toEqual({
      kind: 'waiting',
      readyOn: '2026-12-01',
      left: 1,
    });
    expect(noticeStateOf(settingsWith('2026-11-16'), '2026-12-01')).toEqual({
      kind: 'ready',
      readyOn: '2026-12-01',
      days: 10,
    });
    expect(noticeStateOf(settingsWith('2026-11-16'), '2026-11-10')).toEqual({
      kind: 'future',
      readyOn: '2026-12-01',
    });
  });
});

describe('an audit', () => {
  it('counts for a year', () => {
    expect(auditStateOf(null, '2026-12-01')).toBeNull();
    expect(auditStateOf('2025-12-01', '2026-12-01')).toEqual({
      until: '2026-12-01',
      isOver: false,
    });
    expect(auditStateOf('2025-11-30', '2026-12-01')).toEqual({ until: '2026-11-30', isOver: true });
  });
});
