// Both engines side by side on the same posting and answers, so that whoever chooses between them can see what each makes of it. Nothing is stored.
import { Alert, Box, Button, Link, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { platformAiSource } from '#data/ai/aiControl.ts';
import { settings } from '#data/firestore/settings.ts';
import { isCloudOffered, type PlatformAi } from '#domain/ai/aiSettings.ts';
import { limits } from '#domain/jobs/kit.ts';
import { toLanguage } from '#i18n/languages.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { EngineColumn } from './EngineColumn.tsx';
import { trialSamples } from './trialSamples.ts';
import { useEngineTrial, type Engine } from './useEngineTrial.ts';

const mostAnswers = 6;

/** True where the platform has stopped an engine. */
function isStopped(platform: PlatformAi | null, engine: Engine): boolean {
  return platform?.stopped.some((what) => what === 'all' || what === engine) ?? false;
}

/** Why the cloud model is not asked; null when it is. */
function explainNoCloud(
  platform: PlatformAi | null,
  isSuperAdmin: boolean,
): 'notSetUp' | 'stopped' | 'notOffered' | null {
  if (settings().ai === null) return 'notSetUp';
  if (isStopped(platform, 'cloud')) return 'stopped';
  return isSuperAdmin || isCloudOffered(platform) ? null : 'notOffered';
}

export default function EngineTrialPage() {
  const { t } = useTranslation(['platform', 'routes']);
  const { user } = useSession();
  const back = user?.isSuperAdmin ? to('adminSystem') : to('admin', {}, { query: { tool: 'ai' } });
  return (
    <Page
      title={t('routes:title.engineTrial')}
      lead={t('trial.lead')}
      width="wide"
      eyebrow={
        <Link component={RouterLink} to={back}>
          {t('trial.back')}
        </Link>
      }
    >
      <Boundary fallback={<Loading />}>
        <TrialForm isSuperAdmin={user?.isSuperAdmin === true} />
      </Boundary>
    </Page>
  );
}

function TrialForm({ isSuperAdmin }: { isSuperAdmin: boolean }) {
  const { t, i18n } = useTranslation(['platform', 'faults']);
  const platform = useLive(platformAiSource())?.data ?? null;
  const language = toLanguage(i18n.language);
  const [posting, setPosting] = useState('');
  const [question, setQuestion] = useState('');
  const [answers, setAnswers] = useState<readonly string[]>(['']);
  const noCloud = explainNoCloud(platform, isSuperAdmin);
  const noDevice = isStopped(platform, 'onDevice');
  const { trial, running, fault, run, stop } = useEngineTrial(
    [...(noDevice ? [] : ['onDevice' as const]), ...(noCloud === null ? ['cloud' as const] : [])],
    t('trial.competency'),
  );
  const given = answers.map((answer) => answer.trim()).filter((answer) => answer !== '');
  const isReady = posting.trim() !== '' && question.trim() !== '' && given.length > 0;

  function fillIn(): void {
    const sample = trialSamples[language];
    setPosting(sample.posting);
    setQuestion(sample.question);
    setAnswers(sample.answers);
  }

  return (
    <Stack spacing={3}>
      <Panel
        title={t('trial.material')}
        lead={t(noCloud === null ? 'trial.materialLeadCloud' : 'trial.materialLead')}
        actions={
          <Button variant="outlined" onClick={fillIn}>
            {t('trial.sample')}
          </Button>
        }
      >
        <Stack
          component="form"
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady)
              void run({
                posting: posting.trim(),
                question: question.trim(),
                answers: given,
                language,
              });
          }}
        >
          <TrialFields
            posting={posting}
            setPosting={setPosting}
            question={question}
            setQuestion={setQuestion}
            answers={answers}
            setAnswers={setAnswers}
          />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button type="submit" variant="contained" disabled={!isReady || running}>
              {t('trial.run')}
            </Button>
            {running && <Button onClick={stop}>{t('trial.stop')}</Button>}
            {answers.length < mostAnswers && (
              <Button onClick={() => setAnswers([...answers, ''])}>{t('trial.add')}</Button>
            )}
          </Stack>
        </Stack>
      </Panel>
      <Box role="status" sx={visuallyHidden}>
        {trial && (running ? t('trial.waits') : t('trial.done'))}
      </Box>
      {fault && <Alert severity="error">{t(`faults:${fault.code}`, fault.values)}</Alert>}
      {trial && !fault && (
        <EngineColumns trial={trial} running={running} noDevice={noDevice} noCloud={noCloud} />
      )}
    </Stack>
  );
}

interface TrialFieldsProps {
  posting: string;
  setPosting: (next: string) => void;
  question: string;
  setQuestion: (next: string) => void;
  answers: readonly string[];
  setAnswers: (next: readonly string[]) => void;
}

/** The material both engines get. */
function TrialFields({
  posting,
  setPosting,
  question,
  setQuestion,
  answers,
  setAnswers,
}: TrialFieldsProps) {
  const { t } = useTranslation(['platform', 'faults']);
  return (
    <>
      <TextField
        label={t('trial.posting')}
        value={posting}
        onChange={(event) => setPosting(event.target.value)}
        multiline
        minRows={6}
        maxRows={16}
        fullWidth
        slotProps={{ htmlInput: { maxLength: limits.descriptionMax, dir: 'auto' } }}
      />
      <TextField
        label={t('trial.question')}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        multiline
        fullWidth
        slotProps={{ htmlInput: { maxLength: limits.questionMax, dir: 'auto' } }}
      />
      {answers.map((answer, index) => (
        <TextField
          key={index}
          label={t('trial.answer', { number: index + 1 })}
          value={answer}
          onChange={(event) =>
            setAnswers(answers.map((one, at) => (at === index ? event.target.value : one)))
          }
          multiline
          minRows={2}
          maxRows={10}
          fullWidth
          slotProps={{ htmlInput: { maxLength: limits.answerMax, dir: 'auto' } }}
        />
      ))}
    </>
  );
}

interface EngineColumnsProps {
  trial: NonNullable<ReturnType<typeof useEngineTrial>['trial']>;
  running: ReturnType<typeof useEngineTrial>['running'];
  noDevice: boolean;
  noCloud: ReturnType<typeof explainNoCloud>;
}

/** What each engine made of it. */
function EngineColumns({ trial, running, noDevice, noCloud }: EngineColumnsProps) {
  const { t } = useTranslation(['platform', 'faults']);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <EngineColumn
        engine="onDevice"
        answers={trial.material.answers}
        outcome={trial.outcomes.onDevice}
        waits={running}
        instead={noDevice ? t('trial.noDevice') : undefined}
      />
      <EngineColumn
        engine="cloud"
        answers={trial.material.answers}
        outcome={trial.outcomes.cloud}
        waits={running}
        instead={noCloud === null ? undefined : t(`trial.noCloud.${noCloud}`)}
      />
    </Box>
  );
}
