// How well the on-device AI does, as the AI page tells it: figures of docs/ai.md, held to its rows by figures.test.ts, good and bad alike.

/** The version the model card names; tests/house/modelCard.test.ts holds it to the engine's own. */
export const cardVersion = '3.11.2';

export type FigureValue = { share: number } | { count: number; of: number } | { score: number };

export interface Figure {
  id: string;
  /** How its row in docs/ai.md begins. */
  row: string;
  value: FigureValue;
  /** How much it was measured on. */
  sample?: number;
  /** What it shall reach, as a share. */
  goal?: number;
  /** What others published. */
  published?: number;
  /** The day it was measured, or the version it was measured with. */
  measuredOn?: string;
  engine?: string;
}

const setAside = '… set aside, both languages';
const newWriter = '… answers of a hand that nothing was fitted on';
const blindKits = '… 3.10.0, twelve postings written for it, blind';

export const figureGroups = {
  answers: [
    {
      id: 'exactSetAside',
      row: setAside,
      value: { share: 0.69 },
      sample: 100,
      goal: 0.5,
      measuredOn: '2026-11-26',
    },
    {
      id: 'withinSetAside',
      row: setAside,
      value: { share: 0.93 },
      sample: 100,
      goal: 0.95,
      measuredOn: '2026-11-26',
    },
    { id: 'exactNewWriter', row: newWriter, value: { share: 0.56 }, sample: 50 },
    { id: 'withinNewWriter', row: newWriter, value: { share: 0.9 }, sample: 50 },
    {
      id: 'plainWords',
      row: 'excellent answers in plain words',
      value: { count: 19, of: 20 },
      sample: 20,
    },
    {
      id: 'contentFree',
      row: 'level given to content-free talk',
      value: { share: 0.08 },
      sample: 130,
    },
    {
      id: 'wrongQuestion',
      row: 'level given to an excellent answer to another question',
      value: { count: 17, of: 20 },
      sample: 20,
      measuredOn: '2026-11-26',
    },
  ],
  kits: [
    {
      id: 'questionsKept',
      row: blindKits,
      value: { share: 0.77 },
      sample: 12,
      goal: 0.8,
      engine: '3.10.0',
    },
    {
      id: 'questionsDropped',
      row: blindKits,
      value: { share: 0.04 },
      sample: 12,
      goal: 0.05,
      engine: '3.10.0',
    },
    {
      id: 'kitsSigned',
      row: blindKits,
      value: { count: 9, of: 12 },
      sample: 12,
      goal: 0.85,
      engine: '3.10.0',
    },
  ],
  resumes: [
    { id: 'fitSetAside', row: 'fit, cells right', value: { share: 0.74 }, sample: 150, goal: 0.92 },
    {
      id: 'fitNew',
      row: '… twelve pairs written before the mend',
      value: { share: 0.7 },
      sample: 61,
      goal: 0.92,
      engine: '3.9.0',
    },
    { id: 'ownRows', row: 'rows of their own kind found', value: { share: 0.72 }, sample: 117 },
  ],
  others: [
    { id: 'coachVerdict', row: 'coaching, verdict right', value: { share: 0.73 }, sample: 30 },
    { id: 'mohler', row: 'short answers, Mohler', value: { score: 0.674 }, published: 0.592 },
    {
      id: 'sciEnts',
      row: 'SciEntsBank, 2-way macro-F1',
      value: { score: 0.694 },
      published: 0.727,
    },
  ],
} as const satisfies Record<string, readonly Figure[]>;

export type FigureGroup = keyof typeof figureGroups;
export type FigureId = (typeof figureGroups)[FigureGroup][number]['id'];

/** Those that are shown large: two that are good, two that are not. */
export const headFigures = [
  'exactSetAside',
  'exactNewWriter',
  'questionsKept',
  'wrongQuestion',
] as const satisfies FigureId[];

/** Every figure, in the order of the page. */
export const figures: readonly (Figure & { id: FigureId })[] = Object.values(figureGroups).flat();
