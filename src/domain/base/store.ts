/** State outside React: an observable value in the shape that `useSyncExternalStore` expects. */

/** Something that can be listened to. */
interface Emitter {
  /** Calls every listener. */
  emit: () => void;
  /** Calls `listener` at each change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** A value with listeners. */
interface Store<T> extends Pick<Emitter, 'subscribe'> {
  get: () => T;
  /** Replaces the value and calls every listener, even when the value is the same. */
  set: (next: T) => void;
}

/** Makes something to listen to that holds no value of its own. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    emit: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Makes a store that begins with `value`. */
export function createStore<T>(value: T): Store<T> {
  const { emit, subscribe } = createEmitter();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      emit();
    },
    subscribe,
  };
}
