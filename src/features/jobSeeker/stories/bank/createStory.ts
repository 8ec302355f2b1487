// A story out of an answer: each part takes the sentences in which the coach found it, word for word.
import { sentencesOf } from '#domain/text/sentences.ts';
import { practiceLimits, getTranscript, type PracticeAttempt } from '#domain/seeker/practice.ts';
import { readPartsSeen } from '#domain/seeker/practiceTrend.ts';
import { questionOf } from '#domain/seeker/spacedReview.ts';
import type { StoryFields } from './storyFields.ts';

const titleMax = 80;

/** Cut at a word. */
function shortenText(text: string): string {
  if (text.length <= titleMax) return text;
  const cut = text.slice(0, titleMax);
  return `${cut.slice(0, Math.max(20, cut.lastIndexOf(' ')))}…`;
}

/** The story of an attempt, in the person's own words. What belongs to no part is kept as notes; without coaching that is the whole answer. */
export function createStory(attempt: PracticeAttempt): StoryFields {
  const parts = readPartsSeen(attempt.content?.coaching);
  const text = getTranscript(attempt).trim();
  const question = questionOf(attempt);
  const partTexts = parts ? Object.values(parts.texts) : [];
  const left = parts
    ? sentencesOf(text)
        .map((sentence) => sentence.text.trim())
        .filter(
          (sentence) => sentence !== '' && !partTexts.some((words) => words.includes(sentence)),
        )
        .join(' ')
    : text;
  const cut = (words: string | undefined): string =>
    (words ?? '').slice(0, practiceLimits.storyPart);
  const competency = attempt.competency?.trim() ?? '';
  return {
    title: shortenText(competency || question),
    situation: cut(parts?.texts.situation),
    task: cut(parts?.texts.task),
    action: cut(parts?.texts.action),
    result: cut(parts?.texts.result),
    notes: left,
    competencies: competency ? [competency] : [],
    questions: question ? [question.slice(0, 500)] : [],
  };
}
