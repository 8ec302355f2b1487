// Where everything begins: paste a job description. It becomes a tracked job, and practice goes on from it.
import { Box, Button, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { newId } from '#data/ids.ts';
import { putPaper } from '#data/ownPapers.ts';
import { limits } from '#domain/kit.ts';
import { paperLimits } from '#domain/ownPaper.ts';
import { emptyDraft, jobOf } from '#features/jobSeeker/track/add/addDraft.ts';
import { useReading } from '#features/jobSeeker/track/add/useReading.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/Panel.tsx';
import { useTellFault } from '#ui/useTellFault.ts';
import { useTyped } from '#ui/useTyped.ts';

export function PasteJob({ uid }: { uid: string }) {
  const { t } = useTranslation('jobSeeker');
  const navigate = useNavigate();
  const tell = useTellFault();
  const [text, setText] = useTyped(`home/${uid}/job`);
  const [, choose] = useTyped(`prep/${uid}/job`);
  const [tried, setTried] = useState(false);
  const reading = useReading(text);
  const problem = text.trim() === '' ? 'empty' : text.length > limits.descriptionMax ? 'long' : null;
  function add(): void {
    setTried(true);
    if (problem) return;
    const id = newId();
    const job = jobOf({ ...emptyDraft, text }, reading, new Date());
    const firstLine = text.split(/\r?\n/u).map((line) => line.trim()).find(Boolean) ?? '';
    // Not waited for: offline, it is kept and sent later.
    putPaper(uid, 'jobTrackers', id, { ...job, title: job.title || firstLine.slice(0, paperLimits.titleMax) }, true).catch(tell);
    setText('');
    choose(id);
    void navigate(to('interviewPrep'));
  }
  return (
    <Panel title={t('dashboard.paste.title')} lead={t('dashboard.paste.lead')}>
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => { event.preventDefault(); add(); }}>
        <TextField label={t('dashboard.paste.label')} multiline minRows={6} maxRows={16} value={text} onChange={({ target }) => setText(target.value)} error={tried && problem !== null} helperText={tried && problem ? t(`dashboard.paste.${problem}`, { max: limits.descriptionMax }) : t('dashboard.paste.help')} slotProps={{ htmlInput: { maxLength: paperLimits.textMax } }} />
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>{reading.pending && <LinearProgress aria-label={t('dashboard.paste.reading')} />}</Box>
        {reading.facts.title && <Typography variant="body2" color="text.secondary">{t('dashboard.paste.read', { title: reading.facts.title.value })}</Typography>}
        <Box><Button type="submit" variant="contained" disabled={reading.pending}>{t('dashboard.paste.action')}</Button></Box>
      </Stack>
    </Panel>
  );
}
