// Practice: questions from a real job description, answered in writing, with what is there and what is missing.
import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAi } from '#ai/port.ts';
import { papersOf } from '#data/ownPapers.ts';
import { limits, type Question } from '#domain/kit.ts';
import { languageFrom } from '#i18n/languages.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { useAction } from '#ui/useAction.ts';
import { useLive } from '#ui/useLive.ts';
import { useTyped } from '#ui/useTyped.ts';
import { Practice } from '#features/jobSeeker/Practice.tsx';

export function PractiseTab({ uid }: { uid: string }) {
  const { t, i18n } = useTranslation('jobSeeker');
  const [description, setDescription] = useTyped(`prep/${uid}`);
  const [wrong, setWrong] = useState<'empty' | 'long' | null>(null);
  const [questions, setQuestions] = useState<Question[]>([]);
  const [draft, { pending }] = useAction((text: string) => getAi().ask('draftKit', { description: text, language: languageFrom(i18n.language) }));
  async function prepare(): Promise<void> {
    const problem = description.trim() === '' ? 'empty' : description.length > limits.descriptionMax ? 'long' : null;
    setWrong(problem);
    if (problem) return;
    const result = await draft(description);
    if (result) setQuestions(result.reply.questions);
  }
  return (
    <Stack spacing={3}>
        <Panel title={t('prep.job')} lead={t('prep.jobLead')}>
          <Stack spacing={2}>
            <Boundary fallback={<RowsSkeleton rows={1} />}><FromTracker uid={uid} onPick={setDescription} /></Boundary>
            <TextField label={t('prep.description')} multiline minRows={5} maxRows={16} value={description} onChange={(event) => setDescription(event.target.value)} error={wrong !== null} helperText={wrong ? t(`prep.wrong.${wrong}`, { max: limits.descriptionMax }) : t('prep.private')} />
            <div><Button variant="contained" loading={pending} onClick={() => void prepare()}>{t('prep.make')}</Button></div>
          </Stack>
        </Panel>
        {questions.map((question, index) => <Practice key={question.id + question.text} uid={uid} question={question} number={index + 1} />)}
        {questions.length > 0 && <Typography variant="body2" color="text.secondary">{t('prep.honest')}</Typography>}
      </Stack>
  );
}

function FromTracker({ uid, onPick }: { uid: string; onPick: (description: string) => void }) {
  const { t } = useTranslation('jobSeeker');
  const jobs = useLive(papersOf(uid, 'jobTrackers', 100)).items.filter(({ data }) => data.text);
  if (jobs.length === 0) return null;
  return (
    <TextField select label={t('prep.fromTracker')} value="" onChange={(event) => onPick(jobs.find(({ id }) => id === event.target.value)?.data.text ?? '')}>
      {jobs.map(({ id, data }) => <MenuItem key={id} value={id}>{data.title}</MenuItem>)}
    </TextField>
  );
}
