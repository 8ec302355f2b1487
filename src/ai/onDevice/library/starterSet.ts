// A starter library: the hand-written questions for competencies that every kind of work may need, complete with level descriptions, evidence points and follow-ups.
import type { KeptQuestion } from '#domain/jobs/library.ts';
import { followUpsFor } from '#ai/onDevice/kit/questions/followUps.ts';
import { buildAnchors, minutes } from '#ai/onDevice/kit/questions/questionsFor.ts';
import { generalIds, type CompetencyId } from './questions/competencyText.ts';
import { findSetting } from './settings.ts';
import { readCompetencyText } from './library.ts';

export interface StarterCompetency {
  id: CompetencyId;
  name: string;
  description: string;
  questions: KeptQuestion[];
}

/** Puts the words that fit any kind of work into a question. */
function fillSlots(text: string, words: Readonly<Record<string, string>>): string {
  return text
    .replaceAll(/\{([A-Za-z]+)\}/g, (slot, name: string) => {
      const word = words[name] ?? words[name.charAt(0).toLowerCase() + name.slice(1)];
      return word === undefined
        ? slot
        : (words[name] ?? word.charAt(0).toUpperCase() + word.slice(1));
    })
    .replaceAll(/(?<!\p{L})de el(?!\p{L})/gu, 'del')
    .replaceAll(/(?<!\p{L})a el(?!\p{L})/gu, 'al');
}

/** The general competencies of the question library. Questions that need words of a job are left out. */
export function buildStarterSet(language: 'en' | 'es'): StarterCompetency[] {
  const words: Readonly<Record<string, string>> = { ...findSetting(null, language) };
  return generalIds.map((id) => {
    const text = readCompetencyText(id, language);
    const questions = text.stems.flatMap(({ kind, ...stem }, index): KeptQuestion[] => {
      const [asked, topic] = [fillSlots(stem.text, words), fillSlots(stem.topic, words)];
      if (/[{}]/.test(asked + topic)) return [];
      const name = `${id}.${index}`;
      return [
        {
          kind,
          text: asked,
          anchors: buildAnchors(kind, text.signs, topic, language, name),
          lookFor: [...text.lookFor],
          minutes: minutes[kind],
          ...followUpsFor({ kind, asked, stem: name }, text, language),
        },
      ];
    });
    return { id, name: text.name, description: text.description, questions };
  });
}
