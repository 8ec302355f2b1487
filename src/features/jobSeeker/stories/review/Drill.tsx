// A short exercise: only the part that was missing. It goes into the whole answer, which the coach reads again and which is stored as a new attempt.
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { seekerDocumentSource } from '#data/seeker/seekerDocuments.ts';
import { getTranscript, storyParts, type PracticeAttempt } from '#domain/seeker/practice.ts';
import { readPartsSeen } from '#domain/seeker/practiceTrend.ts';
import type { Stored } from '#domain/base/source.ts';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { useDrill } from './useDrill.ts';
import { DrillOutcome } from './DrillOutcome.tsx';

export function Drill({ uid, id }: { uid: string; id: string }) {
  const { t } = useTranslation('stories');
  const attempt = useLive(seekerDocumentSource(uid, 'practiceAttempts', id));
  const [part] = attempt ? (readPartsSeen(attempt.data.content?.coaching)?.missing ?? []) : [];
  if (!attempt || !part)
    return (
      <Panel>
        <EmptyState
          title={t('drill.none')}
          text={t('drill.noneText')}
          action={{ label: t('drill.back'), to: toPrepLink({ tab: 'review' }) }}
        />
      </Panel>
    );
  return <Exercise uid={uid} attempt={attempt} part={part} />;
}

function Exercise({
  uid,
  attempt: { id, data },
  part,
}: {
  uid: string;
  attempt: Stored<PracticeAttempt>;
  part: (typeof storyParts)[number];
}) {
  const { t } = useTranslation('stories');
  const navigate = useNavigate();
  const { packs, credits, words, setWords, made, given, question, submit, pending } = useDrill({
    uid,
    id,
    part,
    data,
  });
  const name = t(`part.${part}`);
  const isFound = made !== null && readPartsSeen(made.reply)?.found.includes(part) === true;
  return (
    <Stack spacing={2.5} data-testid="drill">
      <Box>
        <Button component={Link} to={toPrepLink({ tab: 'review' })} startIcon={<ArrowBackIcon />}>
          {t('drill.back')}
        </Button>
      </Box>
      <Panel title={t('drill.title', { part: name })} lead={<span dir="auto">{question}</span>}>
        <Stack spacing={2.5}>
          <SoFar given={given} data={data} />
          {made === null ? (
            <PartField
              part={part}
              words={words}
              setWords={setWords}
              pending={pending}
              submit={submit}
              packs={packs}
            />
          ) : (
            <DrillOutcome
              isFound={isFound}
              name={name}
              made={made}
              uid={uid}
              data={data}
              question={question}
              navigate={navigate}
              id={id}
            />
          )}
          {credits.dialog}
        </Stack>
      </Panel>
    </Stack>
  );
}

/** The parts that the answer had already. */
function SoFar({
  given,
  data,
}: {
  given: NonNullable<ReturnType<typeof readPartsSeen>>['texts'] | undefined;
  data: PracticeAttempt;
}) {
  const { t } = useTranslation('stories');
  return (
    <Box component="section" aria-label={t('drill.soFar')}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {t('drill.soFar')}
      </Typography>
      {storyParts
        .filter((one) => given && given[one] !== '')
        .map((one) => (
          <Typography
            key={one}
            variant="body2"
            dir="auto"
            sx={{ overflowWrap: 'anywhere', mb: 0.5 }}
          >
            <strong>{t(`part.${one}`)}:</strong> {given?.[one]}
          </Typography>
        ))}
      {storyParts.every((one) => !given || given[one] === '') && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {getTranscript(data)}
        </Typography>
      )}
    </Box>
  );
}

interface PartFieldProps {
  part: (typeof storyParts)[number];
  words: string;
  setWords: (next: string) => void;
  pending: boolean;
  submit: () => Promise<void>;
  packs: ReturnType<typeof usePackProgress>;
}

/** The missing part, to be written now. */
function PartField({ part, words, setWords, pending, submit, packs }: PartFieldProps) {
  const { t } = useTranslation('stories');
  return (
    <>
      <TextField
        label={t(`drill.ask.${part}`)}
        multiline
        minRows={2}
        maxRows={8}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        helperText={t('drill.help')}
        slotProps={{ htmlInput: { maxLength: 2_000, dir: 'auto' } }}
      />
      <Box>
        <Button
          variant="contained"
          loading={pending}
          disabled={words.trim() === ''}
          onClick={() => void submit()}
        >
          {t('drill.look')}
        </Button>
      </Box>
      {pending && <AiLoading progress={packs} />}
    </>
  );
}
