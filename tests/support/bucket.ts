// Reads and writes files in the emulator's bucket past the rules, for the stories.
import { bucketOf } from '../../local/addresses.ts';
import { addresses } from './firebase.ts';

const asOwner = { authorization: 'Bearer owner' };

function filesAddress(): string {
  const at = addresses();
  return `http://${at.storage}/v0/b/${bucketOf(at.projectId)}/o`;
}

/** Reads the names of the files below a folder, which ends with a slash; of all files where it is empty. */
export async function filesBelow(folder: string): Promise<string[]> {
  const answer = await fetch(`${filesAddress()}?prefix=${encodeURIComponent(folder)}`, {
    headers: asOwner,
  });
  if (!answer.ok) throw new Error(`${folder}: ${answer.status} ${await answer.text()}`);
  const { items = [] } = (await answer.json()) as { items?: { name: string }[] };
  return items.map(({ name }) => name);
}

/** Whether a file is in the bucket. */
export async function hasFile(path: string): Promise<boolean> {
  const answer = await fetch(`${filesAddress()}/${encodeURIComponent(path)}`, { headers: asOwner });
  await answer.body?.cancel();
  return answer.ok;
}

/** Reads the type under which a file is stored; empty where there is no file. */
export async function fileTypeOf(path: string): Promise<string> {
  const answer = await fetch(`${filesAddress()}/${encodeURIComponent(path)}`, { headers: asOwner });
  return ((await answer.json()) as { contentType?: string }).contentType ?? '';
}

/** Reads a file with the type that it is served under. */
export async function readFile(path: string): Promise<{ bytes: Uint8Array; type: string }> {
  const answer = await fetch(`${filesAddress()}/${encodeURIComponent(path)}?alt=media`, {
    headers: asOwner,
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return {
    bytes: new Uint8Array(await answer.arrayBuffer()),
    type: answer.headers.get('content-type') ?? '',
  };
}

/** Puts a file into the bucket. */
export async function uploadFile(
  path: string,
  type: string,
  body: string | Uint8Array<ArrayBuffer> = 'bytes',
): Promise<void> {
  const answer = await fetch(
    `${filesAddress()}?name=${encodeURIComponent(path)}&uploadType=media`,
    { method: 'POST', headers: { ...asOwner, 'content-type': type }, body },
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
