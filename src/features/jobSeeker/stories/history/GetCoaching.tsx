// An attempt that nobody looked at: the coach can do it now, for one credit.
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { getAi } from '#ai/port.ts';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { updateSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { getTranscript, type PracticeAttempt } from '#domain/seeker/practice.ts';
import { questionOf } from '#domain/seeker/spacedReview.ts';
import type { Stored } from '#domain/base/source.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { toLanguage } from '#i18n/languages.ts';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { useAction } from '#ui/reading/useAction.ts';

export function GetCoaching({
  uid,
  attempt: { id, data },
}: {
  uid: string;
  attempt: Stored<PracticeAttempt>;
}) {
  const { t, i18n } = useTranslation('stories');
  const credits = useCredits(uid);
  const packs = usePackProgress();
  const answer = getTranscript(data);
  const [look, { pending }] = useAction(async () => {
    const question = data.content?.question;
    const input = {
      question: {
        text: questionOf(data),
        ...(question?.kind ? { kind: question.kind } : {}),
        lookFor: question?.lookFor ?? [],
      },
      answer,
      ...(data.seconds ? { seconds: data.seconds } : {}),
      language: toLanguage(i18n.language),
    };
    const result = await credits.use('feedback', JSON.stringify([questionOf(data), answer]), () =>
      getAi().ask('coachAnswer', input),
    );
    if (result)
      await updateSeekerDocument(uid, 'practiceAttempts', id, {
        content: {
          ...data.content,
          coaching: result.reply,
          provenance: { ...result.provenance, at: result.provenance.at ?? new Date() },
        },
      });
  });
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography color="text.secondary">
        {t(answer.trim() === '' ? 'attempt.nothingToRead' : 'attempt.notRead')}
      </Typography>
      {answer.trim() !== '' && (
        <Button variant="outlined" loading={pending} onClick={() => void look()}>
          {t('attempt.read')}
        </Button>
      )}
      {pending && <AiLoading progress={packs} />}
      {credits.dialog}
    </Stack>
  );
}
