// Files in storage, connected to the local emulator when there is one. Fetched with the person's own rights; no public links are made.
import type { FirebaseStorage, StorageReference, UploadTask } from 'firebase/storage';
import { Fault } from '#domain/base/fault.ts';
import { openFirebaseApp, parseHostAndPort } from './app.ts';
import { authentication } from './authentication.ts';
import { faultOf } from './faults.ts';
import { refuseWhileReadOnly } from '#data/base/readOnly.ts';
import { settings } from './settings.ts';

/** The SDK of storage: fetched with the first file, since most pages show none. */
const loadSdk = () => import('firebase/storage');

let known: FirebaseStorage | undefined;

/** The storage of this page. */
async function storage(): Promise<FirebaseStorage> {
  const { connectStorageEmulator, getStorage } = await loadSdk();
  if (known) return known;
  // Storage asks Auth for the token of each request: it has to be there first.
  authentication();
  known = getStorage(openFirebaseApp());
  const { local } = settings();
  if (local) connectStorageEmulator(known, ...parseHostAndPort(local.storage));
  return known;
}

/** Reference to a file or folder in storage. */
async function openReference(path: string): Promise<StorageReference> {
  const { ref } = await loadSdk();
  return ref(await storage(), path);
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** A file's bytes, as the signed-in person may read them. Throws Faults: "notFound", "permissionDenied", "offline". */
export async function fetchFile(path: string): Promise<Blob> {
  try {
    const { getBlob } = await loadSdk();
    return await getBlob(await openReference(path));
  } catch (error) {
    throw toStorageFault(error);
  }
}

/** Deletes a file; one that is not there is gone already. Throws the Faults of `fetchFile`. */
export async function deleteFile(path: string): Promise<void> {
  try {
    refuseWhileReadOnly();
    const { deleteObject } = await loadSdk();
    await deleteObject(await openReference(path));
  } catch (error) {
    if (codeOf(error) !== 'storage/object-not-found') throw toStorageFault(error);
  }
}

/** An error of storage as a Fault. */
function toStorageFault(error: unknown): Fault {
  const code = codeOf(error);
  if (code === 'storage/object-not-found') return new Fault('notFound', { cause: error });
  if (code === 'storage/unauthenticated') return new Fault('unauthenticated', { cause: error });
  if (code === 'storage/quota-exceeded') return new Fault('storageLimit', { cause: error });
  if (code === 'storage/retry-limit-exceeded' || code === 'storage/server-file-wrong-size')
    return new Fault('offline', { cause: error });
  if (code === 'storage/canceled') return new Fault('timeout', { cause: error });
  return faultOf(error);
}

/** Size, mark and type of a stored file; null when there is none. Throws a Fault. */
export async function readFileAt(
  path: string,
): Promise<{ size: number; clientId: string; type: string } | null> {
  try {
    const { getMetadata } = await loadSdk();
    const { size, customMetadata, contentType } = await getMetadata(await openReference(path));
    return { size, clientId: customMetadata?.['clientId'] ?? '', type: contentType ?? '' };
  } catch (error) {
    if (codeOf(error) === 'storage/object-not-found') return null;
    throw toStorageFault(error);
  }
}

/** True when this very file lies there already. */
async function isThere({
  path,
  file,
  marks,
}: Pick<UploadOptions, 'path' | 'file' | 'marks'>): Promise<boolean> {
  const found = await readFileAt(path);
  return found?.size === file.size && found.clientId === (marks['clientId'] ?? '');
}

export interface UploadOptions {
  path: string;
  file: Blob;
  contentType: string;
  marks: Record<string, string>;
  onProgress: (sentBytes: number) => void;
  signal: AbortSignal;
  /** True when an earlier attempt may have arrived unheard. */
  mayBeThere: boolean;
  /** True while another file waits behind this one: then one of which nothing gets through gives way soon. */
  isAwaited?: () => boolean;
}

/** So long nothing may move before the upload asks the server how far it is, before it makes way for the next (nothing of it is lost then), and before it is given up. */
const stillMs = 20_000;
const giveWayMs = 35_000;
const giveUpMs = 240_000;

function waitForUpload(
  task: UploadTask,
  { onProgress, signal, isAwaited }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let movedAt = Date.now();
    let nudgedAt = movedAt;
    let sent = 0;
    const watch = setInterval(() => {
      const now = Date.now();
      if (!navigator.onLine) movedAt = now;
      // Pausing and going on asks the server what it has, and sends the rest.
      else if (task.snapshot.state === 'paused') task.resume();
      else if (
        now - movedAt > giveUpMs ||
        (sent === 0 && now - movedAt > giveWayMs && isAwaited?.() === true)
      )
        task.cancel();
      else if (now - Math.max(movedAt, nudgedAt) > stillMs) {
        nudgedAt = now;
        task.pause();
      }
    }, 500);
    const cancel = (): void => void task.cancel();
    const pause = (): void => void task.pause();
    signal.addEventListener('abort', cancel);
    addEventListener('offline', pause);
    const end = (): void => {
      clearInterval(watch);
      signal.removeEventListener('abort', cancel);
      removeEventListener('offline', pause);
    };
    task.on(
      'state_changed',
      ({ bytesTransferred }) => {
        if (bytesTransferred !== sent) movedAt = Date.now();
        sent = bytesTransferred;
        onProgress(bytesTransferred);
      },
      (error) => {
        end();
        reject(error);
      },
      () => {
        end();
        resolve();
      },
    );
  });
}

/** Puts a new file, in pieces that survive a cut line. Files are never replaced: one of the same size with the same mark is ours. Settles when the server has it. */
export async function putFile(options: UploadOptions): Promise<void> {
  const { path, file, contentType, marks, signal, mayBeThere } = options;
  if (mayBeThere && (await isThere(options))) return;
  if (signal.aborted) throw new Fault('timeout');
  try {
    refuseWhileReadOnly();
    const { uploadBytesResumable } = await loadSdk();
    await waitForUpload(
      uploadBytesResumable(await openReference(path), file, { contentType, customMetadata: marks }),
      options,
    );
  } catch (error) {
    const fault = toStorageFault(error);
    // Its confirmation may have been lost: then a second creation is refused.
    if (fault.code === 'permissionDenied' && (await isThere(options).catch(() => false))) return;
    throw fault;
  }
}

async function listFilesBelow(folder: StorageReference): Promise<StorageReference[]> {
  const { listAll } = await loadSdk();
  const { items, prefixes } = await listAll(folder);
  const below = await Promise.all(prefixes.map(listFilesBelow));
  return [...items, ...below.flat()];
}

/** The paths of every file below a folder, whatever depth. Throws a Fault. */
export async function listFilePathsBelow(path: string): Promise<string[]> {
  try {
    return (await listFilesBelow(await openReference(path))).map(({ fullPath }) => fullPath);
  } catch (error) {
    throw toStorageFault(error);
  }
}

/** Deletes every file below a folder, whatever depth; `onDeleted` hears of each. Files that are gone already do not matter. Throws a Fault. */
export async function deleteFilesBelow(
  path: string,
  onDeleted: (count: number) => void,
): Promise<void> {
  try {
    const { deleteObject } = await loadSdk();
    for (const file of await listFilesBelow(await openReference(path))) {
      refuseWhileReadOnly();
      await deleteObject(file).catch((error: unknown) => {
        if (codeOf(error) !== 'storage/object-not-found') throw error;
      });
      onDeleted(1);
    }
  } catch (error) {
    throw toStorageFault(error);
  }
}

/** A fresh token for the next request. */
export async function renewToken(): Promise<void> {
  await authentication().currentUser?.getIdToken(true);
}
