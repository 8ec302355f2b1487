// One practice question: answer it, hear one thing to change, try again and see what changed, keep it if you like.
import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/usePackProgress.ts';
import { getAi } from '#ai/port.ts';
import { addPaper } from '#data/ownPapers.ts';
import { limits, type Question } from '#domain/kit.ts';
import { languageFrom } from '#i18n/languages.ts';
import { AiLoading } from '#ui/AiLoading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAction } from '#ui/useAction.ts';
import { useTyped } from '#ui/useTyped.ts';
import { Coaching, type Coached } from './Coaching.tsx';

/** Seconds from a typed duration; undefined when it is none. */
function secondsOf(typed: string): number | undefined {
  const seconds = Number(typed.replace(',', '.'));
  return typed.trim() !== '' && seconds > 0 && seconds <= 3_600 ? seconds : undefined;
}

export function Practice({ uid, question, number }: { uid: string; question: Question; number: number }) {
  const { t, i18n } = useTranslation(['jobSeeker', 'common']);
  const packs = usePackProgress();
  const [answer, setAnswer] = useTyped(`practice/${uid}/${question.text}`);
  const [duration, setDuration] = useState('');
  const [last, setLast] = useState<(Coached & { answer: string }) | null>(null);
  const [look, { pending }] = useAction((former: string | undefined) => getAi().ask('coachAnswer', { question: { text: question.text, kind: question.kind, lookFor: question.lookFor }, answer, seconds: secondsOf(duration), former, language: languageFrom(i18n.language) }));
  const [keep, keeping] = useAction(() => addPaper(uid, 'practiceSessions', { title: question.text.slice(0, 200), text: answer, status: 'kept' }), { done: t('prep.kept') });
  async function feedback(): Promise<void> {
    const result = await look(last && last.answer !== answer ? last.answer : undefined);
    if (result) setLast({ ...result, answer });
  }
  const wrongDuration = duration.trim() !== '' && secondsOf(duration) === undefined;
  return (
    <Panel title={t('prep.question', { number })} headingLevel="h2">
      <Stack spacing={2}>
        <Typography>{question.text}</Typography>
        <TextField label={t('prep.answer')} multiline minRows={4} maxRows={16} value={answer} onChange={(event) => setAnswer(event.target.value)} slotProps={{ htmlInput: { maxLength: limits.answerMax } }} />
        <TextField label={t('coach.seconds')} value={duration} onChange={(event) => setDuration(event.target.value)} error={wrongDuration} helperText={t(wrongDuration ? 'coach.secondsWrong' : 'coach.secondsHelp')} slotProps={{ htmlInput: { inputMode: 'decimal' } }} sx={{ maxWidth: 320 }} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" loading={pending} disabled={answer.trim() === '' || wrongDuration} onClick={() => void feedback()}>{t(last ? 'coach.again' : 'prep.feedback')}</Button>
          <Button loading={keeping.pending} disabled={answer.trim() === ''} onClick={() => void keep()}>{t('prep.keep')}</Button>
        </Stack>
        {pending && <AiLoading progress={packs} />}
        <div role="status">{last && last.answer !== answer && <Typography variant="body2" color="text.secondary">{t('coach.changed')}</Typography>}</div>
        {last && <Coaching reply={last.reply} provenance={last.provenance} />}
      </Stack>
    </Panel>
  );
}
