// Brings the packs a task asks for into memory, once. What cannot be had is null, and the next ask tries again.
import { readTagger, type Tagger } from '#ai/onDevice/tagger/model.ts';
import { taggerFile } from '#ai/onDevice/tagger/taggerFile.ts';
import { manifest } from './manifest.ts';
import { packBytes } from './packBytes.ts';
import { noPacks, type PackName, type PackReport, type Packs, type WordVectors } from './packs.ts';
import { wordVectors } from './wordVectors.ts';

type Report = (report: PackReport) => void;

const once = {
  words: kept<WordVectors>('words', (report) => packBytes({ name: 'words', url: new URL('./words.bin', import.meta.url), ...manifest.words }, report).then(wordVectors)),
  tagger: kept<Tagger>('tagger', (report) => packBytes({ name: 'tagger', ...taggerFile }, report).then(readTagger)),
};

/** The packs by these names; null for each that cannot be had. `report` hears of downloads. */
export async function loadPacks(names: readonly PackName[], report: Report = () => {}): Promise<Packs> {
  return { ...noPacks, words: names.includes('words') ? await once.words(report) : null, tagger: names.includes('tagger') ? await once.tagger(report) : null };
}

/** Loads on the first ask; asks meanwhile share it; after a failure the next ask starts anew. */
function kept<T>(pack: PackName, load: (report: Report) => Promise<T>): (report: Report) => Promise<T | null> {
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
