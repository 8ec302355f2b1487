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
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { limits } from '#domain/jobs/kit.ts';
import { jobName } from '#domain/seeker/trackedJob.ts';
import { languageFrom, languageNames, languages, type Language } from '#i18n/languages.ts';
import {
  draftFrom,
  emptyDraft,
  firstLineOf,
  valueOf,
} from '#features/jobSeeker/track/add/addDraft.ts';
import { ReadFacts, titleFieldId } from '#features/jobSeeker/track/add/ReadFacts.tsx';
import { useReading } from '#features/jobSeeker/track/add/useReading.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { useMakeSet, type From } from './useMakeSet.ts';

type Way = From['kind'];
const roleMax = 120;

export function NewSet({ uid, onMade }: { uid: string; onMade: (setId: string) => void }) {
  const { t, i18n } = useTranslation(['prep', 'common']);
  const packs = usePackProgress();
  const credits = useCredits(uid);
  const jobs = useLive(seekerDocumentsSource(uid, 'jobTrackers', 100)).items;
  const sets = useLive(seekerDocumentsSource(uid, 'practiceSessions', 100)).items;
  const described = jobs.filter(({ data }) => (data.text ?? '').trim() !== '');
  const [wish, setWay] = useState<Way | null>(null);
  const way: Way = wish ?? (described.length > 0 ? 'job' : 'text');
  const [jobId, setJobId] = useTyped(`prep/${uid}/job`);
  const [role, setRole] = useTyped(`prep/${uid}/role`);
  const id = useId();
  const [kept, keep] = useTyped(`prep/${uid}/facts`);
  const [description, setDescription] = useTyped(`prep/${uid}`);
  const reading = useReading(way === 'text' ? description : '');
  const { typed } = draftFrom(kept);
  const draft = {
    ...emptyDraft,
    text: description,
    typed: { ...(reading.facts.title ? {} : { title: firstLineOf(description) }), ...typed },
  };
  const [language, setLanguage] = useState<Language>(languageFrom(i18n.language));
  const [asked, setAsked] = useState(false);
  const [make, { pending }] = useAction(useMakeSet(uid, credits));
  const job = described.find((one) => one.id === jobId) ?? described[0];
  // The same words are the same job: it keeps its own title.
  const twin = jobs.find(
    ({ data }) => description.trim() !== '' && data.text?.trim() === description.trim(),
  );
  const wrong = {
    job: way === 'job' && !job ? t('new.wrong.job') : null,
    role: way === 'role' && role.trim() === '' ? t('new.wrong.role') : null,
    text:
      way !== 'text'
        ? null
        : description.trim() === ''
          ? t('new.wrong.empty')
          : description.length > limits.descriptionMax
            ? t('new.wrong.long', { max: limits.descriptionMax })
            : null,
  };
  async function submit(): Promise<void> {
    setAsked(true);
    if (wrong[way]) return;
    const [title, company, place] = (['title', 'company', 'place'] as const).map((name) =>
      valueOf(draft, reading, name).trim(),
    );
    if (way === 'text' && !twin && !title)
      return document.getElementById(titleFieldId(id))?.focus();
    const from: From | null =
      way === 'role'
        ? { kind: 'role', role }
        : way === 'text'
          ? {
              kind: 'text',
              description,
              title: twin ? '' : (title ?? ''),
              company: company ?? '',
              place: place ?? '',
            }
          : job
            ? { kind: 'job', job }
            : null;
    const made = from && (await make(from, language, { jobs, sets }));
    if (!made) return;
    if (way === 'role') setRole('');
    if (way === 'text') {
      keep('');
      setDescription('');
    }
    onMade(made);
  }
  const shown = (name: Way): string | null => (asked ? wrong[name] : null);
  return (
    <Panel title={t('new.title')} lead={t('new.lead')}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={way}
          onChange={(_, next: Way | null) => {
            if (next) {
              setWay(next);
              setAsked(false);
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
        {way === 'job' && (
          <TextField
            select
            label={t('new.job')}
            value={job?.id ?? ''}
            onChange={(event) => setJobId(event.target.value)}
            error={shown('job') !== null}
            helperText={shown('job') ?? t('new.jobHelp')}
          >
            {described.map(({ id, data }) => (
              <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
                {jobName(data) || t('new.untitled')}
              </MenuItem>
            ))}
          </TextField>
        )}
        {way === 'role' && (
          <TextField
            label={t('new.role')}
            value={role}
            onChange={(event) => setRole(event.target.value)}
            error={shown('role') !== null}
            helperText={shown('role') ?? t('new.roleHelp')}
            slotProps={{ htmlInput: { maxLength: roleMax } }}
          />
        )}
        {way === 'text' && (
          <>
            <TextField
              label={t('new.description')}
              multiline
              minRows={5}
              maxRows={16}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
              error={shown('text') !== null}
              helperText={shown('text') ?? t('new.descriptionHelp')}
            />
            <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
              {reading.pending && <LinearProgress aria-label={t('new.reading')} />}
            </Box>
            {twin && (
              <Typography variant="body2">
                {t('new.known', { name: jobName(twin.data) || t('new.untitled') })}
              </Typography>
            )}
            {!twin && description.trim() !== '' && !reading.pending && (
              <ReadFacts
                id={id}
                draft={draft}
                reading={reading}
                tried={asked}
                onChange={(next) => keep(JSON.stringify({ typed: next }))}
              />
            )}
          </>
        )}
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ alignItems: { xs: 'flex-start', sm: 'flex-end' } }}
        >
          <TextField
            select
            size="small"
            label={t('new.language')}
            value={language}
            onChange={(event) => setLanguage(languageFrom(event.target.value))}
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
            loading={pending}
            disabled={way === 'text' && reading.pending}
          >
            {t(way === 'text' && !twin ? 'new.makeAndAdd' : 'new.make')}
          </Button>
        </Stack>
        <Typography variant="caption" color="text.secondary">
          {t('new.cost')}
        </Typography>
        {pending && <AiLoading progress={packs} />}
      </Stack>
      {credits.dialog}
    </Panel>
  );
}
