import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useKept } from './useKept.ts';

const open = (key: string) =>
  renderHook(({ at }) => useKept(at, z.string(), ''), { initialProps: { at: key } });

describe('a value kept on this device', () => {
  beforeEach(() => localStorage.clear());

  it('survives a reload, letter for letter, and is gone once forgotten', () => {
    const { result, unmount } = open('note');
    act(() => result.current.set('"quoted" and all'));
    unmount();
    const again = open('note');
    expect(again.result.current.value).toBe('"quoted" and all');
    act(() => again.result.current.forget());
    expect(again.result.current.value).toBe('');
    expect(localStorage.getItem('note')).toBeNull();
  });

  it('follows its key, and keeps what was written under each', () => {
    const { result, rerender } = open('advance');
    act(() => result.current.set('welcome'));
    rerender({ at: 'reject' });
    expect(result.current.value).toBe('');
    act(() => result.current.set('sorry'));
    rerender({ at: 'advance' });
    expect(result.current.value).toBe('welcome');
  });

  it('reads what fits its shape, and begins anew where nothing does', () => {
    const Shape = z.object({ rows: z.array(z.number()) });
    localStorage.setItem('good', '{"rows":[1,2]}');
    localStorage.setItem('bad', '{"rows":');
    const read = (key: string) =>
      renderHook(() => useKept(key, Shape, { rows: [] })).result.current.value;
    expect(read('good')).toEqual({ rows: [1, 2] });
    expect(read('bad')).toEqual({ rows: [] });
  });
});
