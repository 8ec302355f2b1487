// The missing part of an answer while it is written, and what the coach finds in the whole answer then.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAi } from '#ai/port.ts';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { CoachReply } from '#ai/tasks/coachAnswer.ts';
import { addSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { limits } from '#domain/jobs/kit.ts';
import { getTranscript, type storyParts, type PracticeAttempt } from '#domain/seeker/practice.ts';
import { readPartsSeen } from '#domain/seeker/practiceTrend.ts';
import { questionOf } from '#domain/seeker/spacedReview.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { toLanguage } from '#i18n/languages.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { insertPart } from './insertPart.ts';

interface UseDrillInput {
  uid: string;
  id: string;
  part: (typeof storyParts)[number];
  data: PracticeAttempt;
}

export function useDrill({ uid, id, part, data }: UseDrillInput) {
  const { i18n } = useTranslation('stories');
  const packs = usePackProgress();
  const credits = useCredits(uid);
  const [words, setWords] = useTyped(`drill/${uid}/${id}/${part}`);
  const [made, setMade] = useState<{ id: string; reply: CoachReply } | null>(null);
  const given = readPartsSeen(data.content?.coaching)?.texts;
  const question = questionOf(data);
  const [check, { pending }] = useAction(async () => {
    const read = CoachReply.safeParse(data.content?.coaching);
    const former = getTranscript(data);
    const answer = insertPart(former, read.success ? read.data.sentences : [], part, words).slice(
      0,
      limits.answerMax,
    );
    const { kind, lookFor = [] } = data.content?.question ?? {};
    const result = await credits.use('feedback', JSON.stringify([question, answer]), () =>
      getAi().ask('coachAnswer', {
        question: { text: question, ...(kind ? { kind } : {}), lookFor },
        answer,
        former,
        language: toLanguage(i18n.language),
      }),
    );
    if (!result) return null;
    const { sessionId, questionId, competency, title, language, content } = data;
    const next = await addSeekerDocument(uid, 'practiceAttempts', {
      title,
      language,
      sessionId,
      questionId,
      competency,
      text: answer,
      mode: 'practice',
      format: 'text',
      former: id,
      content: {
        question: content?.question ?? null,
        coaching: result.reply,
        provenance: { ...result.provenance, at: result.provenance.at ?? new Date() },
      },
    });
    setWords('');
    return { id: next, reply: result.reply };
  });
  async function submit(): Promise<void> {
    const next = await check();
    if (next) setMade(next);
  }
  return { packs, credits, words, setWords, made, given, question, submit, pending };
}
