// A new set of questions: choose a tracked job, name a role, or paste a description.
import {
  Box,
  Button,
  LinearProgress,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { formatJobName } from '#domain/seeker/trackedJob.ts';
import { toLanguage, languageNames, languages } from '#i18n/languages.ts';
import { ReadFacts } from '#features/jobSeeker/track/add/ReadFacts.tsx';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { type Way, useNewSet } from './useNewSet.ts';

const roleMax = 120;

export function NewSet({ uid, onMade }: { uid: string; onMade: (setId: string) => void }) {
  const { t } = useTranslation(['prep', 'common']);
  const packs = usePackProgress();
  const credits = useCredits(uid);
  const jobs = useLive(seekerDocumentsSource(uid, 'jobTrackers', 100)).items;
  const sets = useLive(seekerDocumentsSource(uid, 'practiceSessions', 100)).items;
  const described = jobs.filter(({ data }) => (data.text ?? '').trim() !== '');
  const form = useNewSet({ described, uid, credits, jobs, sets, onMade });
  return (
    <Panel title={t('new.title')} lead={t('new.lead')}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={form.way}
          onChange={(_, next: Way | null) => {
            if (next) {
              form.setWay(next);
              form.setAsked(false);
            }
          }}
          aria-label={t('new.way.label')}
          sx={{ flexWrap: 'wrap' }}
        >
          {(described.length > 0
            ? (['job', 'role', 'text'] as const)
            : (['text', 'role'] as const)
          ).map((name) => (
            <ToggleButton key={name} value={name}>
              {t(`new.way.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {form.way === 'job' && (
          <TextField
            select
            label={t('new.job')}
            value={form.job?.id ?? ''}
            onChange={(event) => form.setJobId(event.target.value)}
            error={form.shown('job') !== null}
            helperText={form.shown('job') ?? t('new.jobHelp')}
          >
            {described.map(({ id, data }) => (
              <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
                {formatJobName(data) || t('new.untitled')}
              </MenuItem>
            ))}
          </TextField>
        )}
        {form.way === 'role' && (
          <TextField
            label={t('new.role')}
            value={form.role}
            onChange={(event) => form.setRole(event.target.value)}
            error={form.shown('role') !== null}
            helperText={form.shown('role') ?? t('new.roleHelp')}
            slotProps={{ htmlInput: { maxLength: roleMax } }}
          />
        )}
        {form.way === 'text' && <TextFields form={form} />}
        <MakeBar form={form} />
        <Typography variant="caption" color="text.secondary">
          {t('new.cost')}
        </Typography>
        {form.pending && <AiLoading progress={packs} />}
      </Stack>
      {credits.dialog}
    </Panel>
  );
}

/** The description, and what was read in it. */
function TextFields({ form }: { form: ReturnType<typeof useNewSet> }) {
  const { t } = useTranslation(['prep', 'common']);
  return (
    <>
      <TextField
        label={t('new.description')}
        multiline
        minRows={5}
        maxRows={16}
        value={form.description}
        onChange={(event) => form.setDescription(event.target.value)}
        error={form.shown('text') !== null}
        helperText={form.shown('text') ?? t('new.descriptionHelp')}
      />
      <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
        {form.reading.pending && <LinearProgress aria-label={t('new.reading')} />}
      </Box>
      {form.twin && (
        <Typography variant="body2">
          {t('new.known', { name: formatJobName(form.twin.data) || t('new.untitled') })}
        </Typography>
      )}
      {!form.twin && form.description.trim() !== '' && !form.reading.pending && (
        <ReadFacts
          id={form.id}
          draft={form.draft}
          reading={form.reading}
          tried={form.asked}
          onChange={(next) => form.keep(JSON.stringify({ typed: next }))}
        />
      )}
    </>
  );
}

/** The language, and the making. */
function MakeBar({ form }: { form: ReturnType<typeof useNewSet> }) {
  const { t } = useTranslation(['prep', 'common']);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: { xs: 'flex-start', sm: 'flex-end' } }}
    >
      <TextField
        select
        size="small"
        label={t('new.language')}
        value={form.language}
        onChange={(event) => form.setLanguage(toLanguage(event.target.value))}
        sx={{ minWidth: 200 }}
      >
        {languages.map((code) => (
          <MenuItem key={code} value={code}>
            {languageNames[code]}
          </MenuItem>
        ))}
      </TextField>
      <Button
        type="submit"
        variant="contained"
        loading={form.pending}
        disabled={form.way === 'text' && form.reading.pending}
      >
        {t(form.way === 'text' && !form.twin ? 'new.makeAndAdd' : 'new.make')}
      </Button>
    </Stack>
  );
}
