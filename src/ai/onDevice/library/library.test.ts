import { describe, expect, it } from 'vitest';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { cues } from './cues.ts';
import { generalIds, professionalIds } from './questions/competencyText.ts';
import { frames } from './frames.ts';
import { readCompetencyText, libraryIds } from './library.ts';

const slots = new Set([
  'task',
  'skill',
  'tool',
  'activity',
  'aCustomer',
  'ACustomer',
  'customers',
  'aPartner',
  'APartner',
  'slip',
  'crunch',
  'record',
  'aTitle',
]);
const slotsIn = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
/** The title is gendered in Spanish and left out there. */
const shape = ({ kind, text }: { kind: string; text: string }): string =>
  `${kind} ${slotsIn(text)
    .filter((slot) => slot !== 'aTitle')
    .sort()
    .join()}`;

describe('the question library', () => {
  it('holds every competency in both languages', () => {
    expect([...libraryIds].sort()).toEqual([...generalIds, ...professionalIds].sort());
    expect(Object.keys(cues).sort()).toEqual([...generalIds].sort());
  });

  it.each(libraryIds)('%s is complete and says the same in both languages', (id) => {
    const en = readCompetencyText(id, 'en');
    const es = readCompetencyText(id, 'es');
    expect(es.stems.map(shape)).toEqual(en.stems.map(shape));
    for (const text of [en, es]) {
      expect(new Set(text.signs).size).toBe(5);
      expect(text.lookFor).toHaveLength(4);
      expect(text.stems.length).toBeGreaterThanOrEqual(5);
      for (const stem of text.stems) {
        expect(
          [...slotsIn(stem.text), ...slotsIn(stem.topic)].filter((slot) => !slots.has(slot)),
        ).toEqual([]);
        expect(
          slotsIn(stem.topic).filter(
            (slot) =>
              !slotsIn(stem.text)
                .map((name) => name.toLowerCase())
                .includes(slot.toLowerCase()),
          ),
        ).toEqual([]);
        expect(findFindings(stem.text.replaceAll(/\{(\w+)\}/g, 'x')), stem.text).toEqual([]);
      }
      for (const probe of text.probes)
        expect(
          findFindings(probe).filter(({ code }) => code !== 'yesNo'),
          probe,
        ).toEqual([]);
    }
  });

  it('has five different frames for each kind in each language', () => {
    for (const kinds of Object.values(frames))
      for (const sets of Object.values(kinds))
        for (const set of sets) {
          expect(new Set(set).size).toBe(5);
          expect(set.every((frame) => frame.startsWith('{sign}'))).toBe(true);
        }
  });
});
