// A database of this device (IndexedDB): opened when it is first needed, and again after it had to give way.

/** How long a browser may take to open one, in milliseconds. */
const timeoutMs = 3_000;

export interface DeviceDatabase {
  /** One durable transaction over all stores. Rejects where the browser keeps nothing, or has no room. */
  run: <T>(
    mode: IDBTransactionMode,
    work: (transaction: IDBTransaction) => Promise<T>,
  ) => Promise<T>;
}

/** The result of one request. */
export function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}

function openDatabase(
  name: string,
  stores: Readonly<Record<string, string[]>>,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    const tooSlow = setTimeout(() => reject(new Error('IndexedDB does not answer')), timeoutMs);
    request.onupgradeneeded = () => {
      for (const [store, keyPath] of Object.entries(stores))
        request.result.createObjectStore(store, { keyPath });
    };
    request.onblocked = () => reject(new Error('IndexedDB is blocked'));
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
    request.onsuccess = () => {
      clearTimeout(tooSlow);
      resolve(request.result);
    };
  });
}

/** The database of this name; `stores` gives the key path of each store. Nothing is opened yet. `onLost`: the browser
 * has deleted it, or closed it under the page. */
export function createDeviceDatabase(
  name: string,
  stores: Readonly<Record<string, string[]>>,
  onLost: () => void = () => undefined,
): DeviceDatabase {
  let opened: Promise<IDBDatabase> | null = null;
  function database(): Promise<IDBDatabase> {
    opened ??= openDatabase(name, stores).then(
      (db) => {
        // A newer version of the page may need the database: give way, and open again at the next step.
        db.onversionchange = ({ newVersion }) => {
          db.close();
          opened = null;
          if (newVersion === null) onLost();
        };
        db.onclose = () => {
          opened = null;
          onLost();
        };
        return db;
      },
      (error: unknown) => {
        // Asked again at the next step: the browser may have been busy.
        opened = null;
        throw error;
      },
    );
    return opened;
  }
  return {
    async run(mode, work) {
      const transaction = (await database()).transaction(Object.keys(stores), mode, {
        durability: 'strict',
      });
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB gave up'));
      });
      const [result] = await Promise.all([work(transaction), done]);
      return result;
    },
  };
}
