// Which story answers which question, and why: it was linked by hand, shows the same competency, or speaks of the same things. Counted, not guessed.
import { isFunctionWord, languageOf } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { stemOf } from '#domain/text/stem.ts';
import {
  questionsOf as questionsIn,
  storyParts,
  type PracticeSession,
  type Story,
} from '#domain/seeker/practice.ts';
import { questionKey } from '#domain/seeker/spacedReview.ts';
import type { Stored } from '#domain/base/source.ts';

/** Words that questions are phrased with, and that mean nothing for what they ask about. */
const asking = new Set([
  'tell',
  'describe',
  'give',
  'share',
  'explain',
  'walk',
  'talk',
  'example',
  'situation',
  'experience',
  'recent',
  'specific',
  'work',
  'job',
  'role',
  'team',
  'cuéntame',
  'cuenta',
  'háblame',
  'describe',
  'dame',
  'explica',
  'ejemplo',
  'situación',
  'ocasión',
  'momento',
  'experiencia',
  'reciente',
  'trabajo',
  'puesto',
  'equipo',
]);
/** From so many words in common on it is a match; one is chance. */
const wordsMin = 2;

/** A question of one of the person's sets. */
export interface KnownQuestion {
  key: string;
  id: string;
  setId: string;
  setTitle: string;
  text: string;
  competency: string;
}
/** Why a story fits: linked by hand, the same competency, the words of the question that the story has too. */
export interface Why {
  linked: boolean;
  competency: boolean;
  words: string[];
}
export interface Fit<Of> extends Why {
  of: Of;
}

function listTopics(text: string): Map<string, string> {
  const words = wordsOf(text);
  const { language } = languageOf(words.map(({ lower }) => lower));
  return new Map(
    words
      .filter(
        ({ lower }) => lower.length > 2 && !isFunctionWord(lower, language) && !asking.has(lower),
      )
      .map(({ lower, text: surface }) => [stemOf(lower, language), surface]),
  );
}

const isSame = (a: string, b: string): boolean =>
  a.trim() !== '' && a.trim().toLowerCase() === b.trim().toLowerCase();

/** The words of a story, its parts in their order. */
export function joinStoryText({ content }: Pick<Story, 'content'>): string {
  return storyParts
    .map((part) => content?.[part].trim() ?? '')
    .filter(Boolean)
    .join('\n\n');
}

/** Why a story fits a question; null when nothing speaks for it. */
export function explainFit(
  story: Story,
  question: { text: string; competency: string },
): Why | null {
  const linked = (story.questions ?? []).some(
    (text) => questionKey({ title: text }) === questionKey({ title: question.text }),
  );
  const competency = (story.competencies ?? []).some((name) => isSame(name, question.competency));
  const storyTopics = listTopics(`${story.title ?? ''} ${joinStoryText(story)}`);
  const words = [...listTopics(question.text)]
    .filter(([stem]) => storyTopics.has(stem))
    .map(([, surface]) => surface);
  return linked || competency || words.length >= wordsMin ? { linked, competency, words } : null;
}

function sortFitting(a: Why, b: Why): number {
  return (
    Number(b.linked) - Number(a.linked) ||
    Number(b.competency) - Number(a.competency) ||
    b.words.length - a.words.length
  );
}

/** The stories that fit a question, best first. */
export function findStories(
  stories: readonly Stored<Story>[],
  question: { text: string; competency: string },
): Fit<Stored<Story>>[] {
  return stories
    .flatMap((of) => {
      const why = joinStoryText(of.data) === '' ? null : explainFit(of.data, question);
      return why ? [{ of, ...why }] : [];
    })
    .toSorted((a, b) => sortFitting(a, b) || (a.of.id < b.of.id ? -1 : 1));
}

/** The questions a story fits, best first. */
export function findQuestions(
  story: Story,
  questions: readonly KnownQuestion[],
): Fit<KnownQuestion>[] {
  return questions
    .flatMap((of) => {
      const why = explainFit(story, of);
      return why ? [{ of, ...why }] : [];
    })
    .toSorted((a, b) => sortFitting(a, b) || (a.of.key < b.of.key ? -1 : 1));
}

/** Every question of the sets once, in the order of the sets. */
export function questionsOf(sets: readonly Stored<PracticeSession>[]): KnownQuestion[] {
  const seen = new Set<string>();
  return sets.flatMap(({ id: setId, data }) =>
    questionsIn(data).flatMap(({ id, text, competency }) => {
      const key = questionKey({ title: text });
      if (key === '' || seen.has(key)) return [];
      seen.add(key);
      return [{ key, id, setId, setTitle: data.title ?? '', text, competency }];
    }),
  );
}
