// The missing part of an answer while it is said, and what the coach finds in the whole.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CoachReply } from '#ai/tasks/coachAnswer.ts';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import type { storyParts } from '#domain/seeker/practice.ts';
import { type PracticeAttempt } from '#domain/seeker/practice.ts';
import { partsSeen } from '#domain/seeker/practiceTrend.ts';
import type { Stored } from '#domain/base/source.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { useTyped } from '#ui/reading/useTyped.ts';

interface UseDrillInput {
  uid: string;
  id: Stored<PracticeAttempt>['id'];
  part: (typeof storyParts)[number];
  data: Stored<PracticeAttempt>['data'];
}

export function useDrill({ uid, id, part, data }: UseDrillInput) {
  const { t, i18n } = useTranslation('stories');
  const navigate = useNavigate();
  const packs = usePackProgress();
  const credits = useCredits(uid);
  const [words, setWords] = useTyped(`drill/${uid}/${id}/${part}`);
  const [made, setMade] = useState<{ id: string; reply: CoachReply } | null>(null);
  const said = partsSeen(data.content?.coaching)?.said;
  return { t, i18n, navigate, packs, credits, words, setWords, made, setMade, said };
}
