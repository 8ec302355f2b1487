import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useTyped } from './useTyped.ts';

afterEach(() => sessionStorage.clear());

describe('useTyped', () => {
  it('gives the words back after a reload, and forgets them when they are cleared', () => {
    const first = renderHook(() => useTyped('answer'));
    act(() => first.result.current[1]('half a sent'));
    first.unmount();
    const second = renderHook(() => useTyped('answer'));
    expect(second.result.current[0]).toBe('half a sent');
    act(() => second.result.current[1](''));
    expect(renderHook(() => useTyped('answer')).result.current[0]).toBe('');
  });

  it('keeps fields apart', () => {
    const { result } = renderHook(() => useTyped('one'));
    act(() => result.current[1]('words'));
    expect(renderHook(() => useTyped('two')).result.current[0]).toBe('');
  });
});
