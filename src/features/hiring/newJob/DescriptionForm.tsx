// The job description: typed, pasted or dropped as a file, and what was read in it. What is typed stays through errors and reloads.
import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  FormLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { usePackProgress } from '#ai/progress/usePackProgress.ts';
import { readDocument, type DocumentWarning } from '#ai/documents/readDocument.ts';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { Fault, faultFrom } from '#domain/base/fault.ts';
import { limits } from '#domain/jobs/kit.ts';
import { languageFrom, languageNames, languages, type Language } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { AiLoading } from '#ui/product/AiLoading.tsx';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { descriptionProblem, type DescriptionProblem } from '#features/hiring/posting/describe.ts';
import { draftFrom, type DraftingStep, type ReadingFlag } from './drafting.ts';
import { PostingReview, reviewId } from '#features/hiring/posting/PostingReview.tsx';
import type { KnownJob } from '#features/hiring/posting/review.ts';
import { useReview } from '#features/hiring/posting/useReview.ts';
import { sampleJob } from './sampleJob.ts';
import { useKept } from '#ui/reading/useKept.ts';

const Kept = z.object({
  text: z.string(),
  language: z.enum(languages),
  fileName: z.string().nullable(),
});
type Kept = z.infer<typeof Kept>;

/** Under a long review the actions stay in reach. */
const inReach = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;

function goToReview(): void {
  const review = document.getElementById(reviewId);
  review?.scrollIntoView({ block: 'start' });
  review?.focus({ preventScroll: true });
}

const megabyte = 1024 * 1024;

export interface DescriptionFormProps {
  uid: string;
  /** `known`: what it was drafted from. */
  onDraft: (content: DraftContent, flags: ReadingFlag[], known: KnownJob) => void;
  onEmpty: (language: Language) => void;
}

export function DescriptionForm({ uid, onDraft, onEmpty }: DescriptionFormProps) {
  const { t, i18n } = useTranslation(['hiring', 'faults', 'common', 'domain']);
  const format = useFormat();
  const packs = usePackProgress();
  const [params] = useSearchParams();
  const interfaceLanguage = languageFrom(i18n.language);
  const start: Kept = {
    text: params.get('sample') ? sampleJob[interfaceLanguage] : '',
    language: interfaceLanguage,
    fileName: null,
  };
  const place = `${uid}${params.get('sample') ? '/sample' : ''}`;
  const { value, set, forget } = useKept<Kept>(`hirely.newJob/${place}`, Kept, start);
  const [problem, setProblem] = useState<DescriptionProblem | null>(null);
  const [fileFault, setFileFault] = useState<Fault | null>(null);
  const [warnings, setWarnings] = useState<DocumentWarning[]>([]);
  const [isReading, setReading] = useState(false);
  const [step, setStep] = useState<DraftingStep | null>(null);
  const [aiFault, setAiFault] = useState<Fault | null>(null);
  const postingReview = useReview(
    `hirely.newJobReading/${place}`,
    value.text,
    value.language,
    step !== null,
  );
  const field = useRef<HTMLTextAreaElement>(null);
  const abort = useRef<AbortController | null>(null);
  const reading = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      abort.current?.abort();
      reading.current?.abort();
    },
    [],
  );

  async function takeFile(file: File): Promise<void> {
    setFileFault(null);
    setReading(true);
    reading.current?.abort();
    const stop = new AbortController();
    reading.current = stop;
    try {
      const { text, warnings: remarks } = await readDocument(file, undefined, {
        signal: stop.signal,
      });
      setWarnings(remarks);
      set({ ...value, text, fileName: file.name });
      setProblem(descriptionProblem(text));
    } catch (error) {
      if (stop.signal.aborted) return;
      const fault = faultFrom(error);
      setFileFault(
        fault.code === 'fileTooLarge'
          ? new Fault('fileTooLarge', {
              values: { limit: format.megabytes(file.size > 10 * megabyte ? 10 : 1) },
            })
          : fault,
      );
    } finally {
      if (!stop.signal.aborted) setReading(false);
    }
  }

  async function draft(): Promise<void> {
    const found = descriptionProblem(value.text);
    setProblem(found);
    setAiFault(null);
    if (found) return field.current?.focus();
    abort.current = new AbortController();
    try {
      const { content, flags, known } = await draftFrom(
        value.text,
        value.language,
        postingReview.review,
        {
          signal: abort.current.signal,
          onStep: setStep,
        },
      );
      forget();
      postingReview.forget();
      onDraft(content, flags, known);
    } catch (error) {
      if (!abort.current.signal.aborted) setAiFault(faultFrom(error));
    } finally {
      setStep(null);
    }
  }

  const tooLong = value.text.length > limits.descriptionMax;
  const count = t('new.length', {
    used: format.number(value.text.length),
    limit: format.number(limits.descriptionMax),
  });
  const empty = <Button onClick={() => onEmpty(value.language)}>{t('new.empty')}</Button>;
  return (
    <Stack
      component="form"
      spacing={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void draft();
      }}
    >
      <TextField
        inputRef={field}
        label={t('new.description')}
        value={value.text}
        multiline
        minRows={10}
        maxRows={22}
        fullWidth
        disabled={step !== null}
        slotProps={{ htmlInput: { dir: 'auto' } }}
        error={problem !== null || tooLong}
        helperText={
          problem
            ? t(`new.problem.${problem}`, {
                limit: format.number(limits.descriptionMax),
                used: format.number(value.text.length),
              })
            : count
        }
        onChange={(event) => {
          set({ ...value, text: event.target.value });
          setProblem(null);
        }}
      />
      <FileDrop
        label={t('new.file')}
        hint={t('new.fileHint')}
        accept=".pdf,.docx,.txt,.md,text/plain"
        pending={isReading}
        disabled={step !== null}
        taken={
          value.fileName
            ? { name: value.fileName, onRemove: () => set({ ...value, fileName: null }) }
            : null
        }
        onFile={(file) => void takeFile(file)}
        error={fileFault && t(`faults:${fileFault.code}`, fileFault.values)}
      />
      {warnings.length > 0 && (
        <Alert severity="warning" onClose={() => setWarnings([])}>
          {warnings.map((warning) => (
            <Typography key={warning} variant="body2">
              {t(`new.warning.${warning}`)}
            </Typography>
          ))}
        </Alert>
      )}
      <Box role="group" aria-labelledby="interview-language">
        <FormLabel id="interview-language">{t('new.language')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby="interview-language"
          value={value.language}
          onChange={(event) => set({ ...value, language: languageFrom(event.target.value) })}
        >
          {languages.map((language) => (
            <FormControlLabel
              key={language}
              value={language}
              control={<Radio />}
              label={languageNames[language]}
              disabled={step !== null}
            />
          ))}
        </RadioGroup>
        <Typography variant="body2" color="text.secondary">
          {t('new.languageHint')}
        </Typography>
      </Box>
      <Box role="status">
        {!step && (postingReview.isReading || postingReview.isFailed) && (
          <Typography variant="body2" color="text.secondary">
            {t(postingReview.isReading ? 'reading.reading' : 'reading.failed')}
          </Typography>
        )}
        {!step && !postingReview.isReading && postingReview.review && (
          <span style={visuallyHidden}>{t('reading.done')}</span>
        )}
        {step && (
          <Stack spacing={1}>
            <Typography>{t(`new.step.${step}`)}</Typography>
            {!packs && <LinearProgress aria-label={t(`new.step.${step}`)} />}
          </Stack>
        )}
      </Box>
      {step && <AiLoading progress={packs} />}
      {postingReview.readNow && (
        <Button onClick={postingReview.readNow} sx={{ alignSelf: 'flex-start' }}>
          {t('reading.show')}
        </Button>
      )}
      {postingReview.review && (
        <PostingReview
          review={postingReview.review}
          change={postingReview.change}
          disabled={step !== null}
        />
      )}
      {aiFault && (
        <Alert severity="error" role="alert">
          {t(`faults:${aiFault.code}`, aiFault.values)} {t('new.byHand')}
        </Alert>
      )}
      <Stack
        direction={postingReview.review ? 'row' : { xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={1.5}
        sx={{
          flexWrap: 'wrap',
          alignItems: { sm: 'center' },
          ...(postingReview.review ? inReach : {}),
        }}
      >
        <Button type="submit" variant="contained" size="large" loading={step !== null}>
          {t('new.draft')}
        </Button>
        {step && (
          <Button onClick={() => abort.current?.abort()}>{t('common:actions.cancel')}</Button>
        )}
        {!step &&
          (postingReview.review ? (
            <Button onClick={goToReview}>{t('reading.check')}</Button>
          ) : (
            empty
          ))}
      </Stack>
      {!step && postingReview.review && <Box>{empty}</Box>}
      <Typography variant="body2" color="text.secondary">
        {t('new.privacy')}
      </Typography>
    </Stack>
  );
}
