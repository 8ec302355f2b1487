// Brings the packs a task asks for into memory, once. What cannot be had is null, and the next ask tries again.
import { readTagger, type Tagger } from '#ai/onDevice/tagger/model.ts';
import { taggerFile } from '#ai/onDevice/tagger/taggerFile.ts';
import { manifest } from './manifest.ts';
import { loadPackBytes } from './packBytes.ts';
import type { PackName, PackReport, Packs, SentenceVectors, WordVectors } from './packs.ts';
import { createSentenceVectors } from './sentenceVectors.ts';
import { readWordVectors } from './wordVectors.ts';

type Report = (report: PackReport) => void;

const once = {
  words: loadOnce<WordVectors>('words', (report) =>
    loadPackBytes(
      { name: 'words', url: new URL('./words.bin', import.meta.url), ...manifest.words },
      report,
    ).then(readWordVectors),
  ),
  deep: loadOnce<SentenceVectors>('deep', (report) =>
    loadPackBytes(
      {
        name: 'deep',
        url: new URL('./deep.bin', import.meta.url),
        onlyIfCheap: true,
        ...manifest.deep,
      },
      report,
    ).then((bytes) => createSentenceVectors(bytes)),
  ),
  tagger: loadOnce<Tagger>('tagger', (report) =>
    loadPackBytes({ name: 'tagger', ...taggerFile }, report).then(readTagger),
  ),
};

/** The packs by these names; null for each that is not available. `report` is called for downloads. */
export async function loadPacks(
  names: readonly PackName[],
  report: Report = () => {},
): Promise<Packs> {
  const [words, deep, tagger] = await Promise.all([
    names.includes('words') ? once.words(report) : null,
    names.includes('deep') ? once.deep(report) : null,
    names.includes('tagger') ? once.tagger(report) : null,
  ]);
  return { words, deep, tagger };
}

/** Loads on the first call; concurrent calls share it; after a failure the next call starts over. */
function loadOnce<T>(
  pack: PackName,
  load: (report: Report) => Promise<T>,
): (report: Report) => Promise<T | null> {
  let loading: Promise<T | null> | undefined;
  return (report) => {
    loading ??= load(report).then(
      (value) => {
        report({ pack, state: 'ready' });
        return value;
      },
      () => {
        loading = undefined;
        report({ pack, state: 'absent' });
        return null;
      },
    );
    return loading;
  };
}
