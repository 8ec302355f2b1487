// Well-formed jobs: kit, draft, library entry, interview and its content.
import type { Data } from '../writes.ts';
import { hash } from './paths.ts';
import { ago, minutes, now } from './times.ts';

export const kit = (): Data => ({
  title: 'Gardener',
  level: 'Senior',
  mustHave: ['Pruning', 'Soil'],
  niceToHave: [],
  competencies: [{ id: 'care', name: 'Care of plants', description: '', weight: 100 }],
  questions: [
    {
      id: 'q1',
      competencyId: 'care',
      kind: 'behavioural',
      text: 'Tell us about a plant you saved.',
      anchors: ['none', 'little', 'some', 'much', 'all'],
      lookFor: [],
      minutes: 5,
      followUpCap: 2,
      followUps: [],
    },
  ],
});

export const origin = (): Data => ({
  adapter: 'onDevice',
  model: 'kit-writer',
  version: '1',
  inputHash: hash,
  at: ago(minutes(1)),
});

export const draft = (by: string, more: Data = {}): Data => ({
  ...kit(),
  description: 'We look for a gardener.',
  language: 'en',
  closesAt: null,
  origin: origin(),
  createdBy: by,
  createdAt: now(),
  updatedAt: now(),
  updatedBy: by,
  rev: 1,
  ...more,
});

const keptQuestion: Data = {
  kind: 'behavioural',
  text: 'Tell us about a plant you saved.',
  anchors: ['None', 'Little', 'Some', 'Much', 'All'],
  lookFor: ['Names the plant'],
  minutes: 4,
  followUpCap: 1,
  followUps: ['And then?'],
};

export const libraryBodies = {
  question: { ...keptQuestion, competency: 'Care' },
  competency: { name: 'Care', description: 'Of plants', weight: 40, questions: [keptQuestion] },
  interview: {
    title: 'Gardener',
    level: 'Senior',
    mustHave: ['Soil'],
    niceToHave: [],
    competencies: [{ id: 'c' }],
    questions: [{ id: 'q1' }],
    description: 'We grow.',
    type: 'video',
    retakes: 1,
  },
} satisfies Record<string, Data>;

export const libraryItem = (
  by: string,
  kind: keyof typeof libraryBodies = 'question',
  more: Data = {},
): Data => ({
  kind,
  title: 'A plant saved',
  tags: ['garden'],
  language: 'en',
  terms: ['pl', 'pla', 'plant'],
  body: libraryBodies[kind],
  createdBy: by,
  updatedBy: by,
  updatedAt: now(),
  rev: 1,
  ...more,
});

export const interview = (by: string, more: Data = {}): Data => ({
  title: 'Gardener',
  description: 'We look for a gardener.',
  type: 'video',
  status: 'draft',
  language: 'en',
  questionIds: ['q1', 'q2'],
  retakes: 1,
  durationMinutes: 45,
  slots: { videos: 2, documents: 1 },
  level: 'Senior',
  mustHave: ['Pruning'],
  niceToHave: [],
  rubricVersion: hash,
  origin: origin(),
  createdBy: by,
  createdAt: now(),
  updatedAt: now(),
  rev: 1,
  ...more,
});

export const content = (
  by: string,
  items: unknown[] = [
    {
      id: 'q1',
      text: 'Tell us about a plant you saved.',
      kind: 'behavioural',
      minutes: 5,
      followUpCap: 2,
      followUps: [],
    },
  ],
): Data => ({ items, updatedAt: now(), updatedBy: by });
