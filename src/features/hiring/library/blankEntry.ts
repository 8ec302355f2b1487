// New entries of the library with nothing in them yet.
import type { KeptQuestion, LibraryEntry } from '#domain/jobs/library.ts';

/** A question to fill in. */
export const createBlankQuestion = (): KeptQuestion => ({
  kind: 'behavioural',
  text: '',
  anchors: ['', '', '', '', ''],
  lookFor: [],
  minutes: 4,
  followUpCap: 1,
  followUps: [],
});

export function createBlankEntry(kind: 'question' | 'competency', language: string): LibraryEntry {
  return kind === 'question'
    ? { kind, title: '', tags: [], language, body: { ...createBlankQuestion(), competency: '' } }
    : {
        kind,
        title: '',
        tags: [],
        language,
        body: { name: '', description: '', weight: 25, questions: [createBlankQuestion()] },
      };
}

/** True when a question may be kept: words, and all anchors. */
export function isComplete({ text, anchors }: Pick<KeptQuestion, 'text' | 'anchors'>): boolean {
  return text.trim() !== '' && anchors.every((anchor) => anchor.trim() !== '');
}
