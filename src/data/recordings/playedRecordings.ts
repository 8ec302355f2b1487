/** Recordings that are played from storage without being fetched whole: the service worker asks this page for each part (decision 125). */
import { Fault, toFault } from '#domain/base/fault.ts';
import {
  isRangeQuestion,
  playedFolder,
  playedHello,
  type RangeAnswer,
  type RangeQuestion,
} from '#media/playedAddress.ts';
import { createId } from '#data/firestore/ids.ts';
import { withDuration } from '#media/webmDuration.ts';
import { fetchFile, readFileAt } from '#data/firestore/files.ts';
import { openPieces } from './filePieces.ts';
import { createPlayedFile, type PlayedFile } from './playedFile.ts';

/** A recording that is open for a player. */
export interface PlayedRecording {
  /** For the player; ends with `close`. */
  address: string;
  /** Of the stored file, in bytes. */
  size: number;
  /** The address to play from so that winding there does not fetch what lies between; null: the present one will do. */
  findAddress: (seconds: number) => Promise<string | null>;
  /** All of the stored file, fetched where it is not here. */
  readWhole: () => Promise<Blob>;
  close: () => void;
}

interface Open {
  file: PlayedFile;
  type: string;
  report: (fault: Fault | null) => void;
}

const open = new Map<string, Open>();
/** So long a worker may take to answer, and the first one to take over. */
const helloMs = 1_000;
const takeOverMs = 3_000;

async function answerWorker({ name, from, to }: RangeQuestion, port: MessagePort): Promise<void> {
  const [id = '', version] = name.split('/');
  const one = open.get(id);
  const send = (answer: RangeAnswer): void =>
    port.postMessage(answer, answer ? [answer.bytes] : []);
  if (!one) return send(null);
  try {
    const part = await one.file.read(Number(version), from, to);
    send({ ...part, type: one.type });
    one.report(null);
  } catch (error) {
    send(null);
    one.report(toFault(error));
  }
}

let listens = false;

function listen(workers: ServiceWorkerContainer): void {
  if (listens) return;
  listens = true;
  workers.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (port && isRangeQuestion(data)) void answerWorker(data, port);
  });
  workers.startMessages();
}

function waitForWorker(workers: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  return new Promise((settle) => {
    workers.addEventListener('controllerchange', () => settle(workers.controller), { once: true });
    setTimeout(() => settle(workers.controller), takeOverMs);
  });
}

async function hasPlayer(): Promise<boolean> {
  const workers = globalThis.navigator?.serviceWorker;
  if (!workers || !(workers.controller ?? (await workers.getRegistration()))) return false;
  const worker = workers.controller ?? (await waitForWorker(workers));
  if (!worker) return false;
  listen(workers);
  const { port1, port2 } = new MessageChannel();
  return new Promise((settle) => {
    port1.onmessage = () => settle(true);
    setTimeout(settle, helloMs, false);
    worker.postMessage(playedHello, [port2]);
  });
}

/**
 * Opens a stored recording for a player; nothing of it is fetched before somebody plays it. Null where no worker answers
 * players: then it is fetched whole. `onFault` hears what goes wrong later, `onWhole` when all of it is here. Throws a Fault.
 */
export async function openRecording(
  { path, mime, durationMs }: { path: string; mime: string; durationMs: number },
  { onFault, onWhole }: { onFault: (fault: Fault) => void; onWhole?: () => void },
): Promise<PlayedRecording | null> {
  if (!(await hasPlayer().catch(() => false))) return null;
  const found = await readFileAt(path);
  if (!found) throw new Fault('notFound');
  const pieces = openPieces(path, found.size);
  const file = createPlayedFile(pieces, durationMs);
  const id = createId();
  const type = mime || found.type;
  let wasWhole = false;
  open.set(id, {
    file,
    // As the recorder named it: servers may cut it short.
    type,
    report: (fault) => {
      if (fault) onFault(fault);
      if (!pieces.isWhole() || wasWhole) return;
      wasWhole = true;
      onWhole?.();
    },
  });
  const addressOf = (version: number): string => `${playedFolder}${id}/${version}`;
  return {
    address: addressOf(0),
    size: found.size,
    async findAddress(seconds) {
      const version = await file.findVersion(seconds);
      return version === null ? null : addressOf(version);
    },
    readWhole: async () => new Blob([await pieces.readWhole()], { type }),
    close: () => void open.delete(id),
  };
}

/** A stored recording for its own speaker's player: opened to be played by pieces, else fetched whole. Throws a Fault. */
export async function openOwnRecording(
  path: string,
  durationMs: number,
): Promise<Blob | PlayedRecording> {
  const played = await openRecording(
    { path, mime: '', durationMs },
    { onFault: (fault) => console.warn('A part of the recording is missing', fault) },
  );
  return played ?? withDuration(await fetchFile(path), durationMs);
}
