// Where everything begins: paste a job description. It becomes a tracked job, and practice continues from it.
import { Box, Button, LinearProgress, Stack, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { createId } from '#data/firestore/ids.ts';
import { setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { limits } from '#domain/jobs/kit.ts';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import { ReadFacts, buildTitleFieldId } from '#features/jobSeeker/track/add/ReadFacts.tsx';
import {
  parseDraft,
  emptyDraft,
  firstLineOf,
  jobOf,
  valueOf,
} from '#features/jobSeeker/track/add/addDraft.ts';
import { useReading } from '#features/jobSeeker/track/add/useReading.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useShowFault } from '#ui/toasts/useShowFault.ts';
import { useTyped } from '#ui/reading/useTyped.ts';

export function PasteJob({ uid }: { uid: string }) {
  const { t } = useTranslation('jobSeeker');
  const navigate = useNavigate();
  const showFault = useShowFault();
  const id = useId();
  const [text, setText] = useTyped(`home/${uid}/job`);
  const [kept, keep] = useTyped(`home/${uid}/facts`);
  const [, choose] = useTyped(`prep/${uid}/job`);
  const [tried, setTried] = useState(false);
  const reading = useReading(text);
  const { typed } = parseDraft(kept);
  const draft = {
    ...emptyDraft,
    text,
    typed: { ...(reading.facts.title ? {} : { title: firstLineOf(text) }), ...typed },
  };
  const problem =
    text.trim() === '' ? 'empty' : text.length > limits.descriptionMax ? 'long' : null;
  function add(): void {
    setTried(true);
    if (problem) return;
    if (valueOf(draft, reading, 'title').trim() === '')
      return document.getElementById(buildTitleFieldId(id))?.focus();
    const jobId = createId();
    // Not waited for: offline, it is kept and sent later.
    setSeekerDocument(uid, 'jobTrackers', jobId, jobOf(draft, reading, new Date()), true).catch(
      showFault,
    );
    setText('');
    keep('');
    choose(jobId);
    void navigate(to('interviewPrep'));
  }
  return (
    <Panel title={t('dashboard.paste.title')} lead={t('dashboard.paste.lead')}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={t('dashboard.paste.label')}
          multiline
          minRows={6}
          maxRows={16}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={tried && problem !== null}
          helperText={
            tried && problem
              ? t(`dashboard.paste.${problem}`, { max: limits.descriptionMax })
              : t('dashboard.paste.help')
          }
          slotProps={{ htmlInput: { maxLength: seekerDocumentLimits.textMax } }}
        />
        <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
          {reading.pending && <LinearProgress aria-label={t('dashboard.paste.reading')} />}
        </Box>
        {text.trim() !== '' && !reading.pending && (
          <ReadFacts
            id={id}
            draft={draft}
            reading={reading}
            tried={tried}
            onChange={(next) => keep(JSON.stringify({ typed: next }))}
          />
        )}
        <Box>
          <Button type="submit" variant="contained" disabled={reading.pending}>
            {t('dashboard.paste.action')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
