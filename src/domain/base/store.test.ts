// The store that screens listen to.
import { describe, expect, it, vi } from 'vitest';
import { createEmitter, createStore } from './store.ts';

describe('a store', () => {
  it('holds its newest value, which listeners see already', () => {
    const store = createStore(1);
    const seen: number[] = [];
    store.subscribe(() => seen.push(store.get()));
    store.set(2);
    store.set(3);
    expect(seen).toEqual([2, 3]);
    expect(store.get()).toBe(3);
  });

  it('announces a value that is the same as before', () => {
    const store = createStore('same');
    const listener = vi.fn();
    store.subscribe(listener);
    store.set('same');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('works with its functions taken apart, as useSyncExternalStore takes them', () => {
    const { get, set, subscribe } = createStore<string | null>(null);
    const listener = vi.fn();
    subscribe(listener);
    set('next');
    expect([get(), listener.mock.calls.length]).toEqual(['next', 1]);
  });
});

describe('an emitter', () => {
  it('calls each listener once, until it stops listening', () => {
    const { emit, subscribe } = createEmitter();
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = subscribe(first);
    subscribe(first);
    subscribe(second);
    emit();
    stop();
    emit();
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });

  it('lets a listener stop while it is called', () => {
    const { emit, subscribe } = createEmitter();
    const second = vi.fn();
    const stop = subscribe(() => stop());
    subscribe(second);
    emit();
    expect(second).toHaveBeenCalledOnce();
  });
});
