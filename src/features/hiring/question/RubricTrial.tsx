// Tries the rubric of a question: sample answers with the levels they get, and a field for an answer of one's own.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAi, type Result } from '#ai/port.ts';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { limits, type Question } from '#domain/jobs/kit.ts';
import { toLanguage } from '#i18n/languages.ts';
import { EvidenceText } from '#ui/product/EvidenceText.tsx';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { useAction } from '#ui/reading/useAction.ts';

function rehearse(question: Question, language: string): Promise<Result<'rehearseQuestion'>> {
  return getAi().ask('rehearseQuestion', { question, language: toLanguage(language) });
}

function rateOwn(
  question: Question,
  language: string,
  answer: string,
): Promise<Result<'evaluateAnswer'>> {
  return getAi().ask('evaluateAnswer', {
    question,
    competencyId: question.competencyId,
    answer,
    followUps: [],
    language: toLanguage(language),
  });
}

function Sample({ title, text, rating }: { title: string; text: string; rating: QuestionRating }) {
  return (
    <Stack component="section" aria-label={title} spacing={0.75}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography component="h3" variant="subtitle2">
          {title}
        </Typography>
        <LevelScale level={rating.level} unsupported={rating.status === 'unsupported'} />
      </Stack>
      <EvidenceText
        text={text}
        ranges={rating.quotes.map(({ start, end }, index) => ({
          id: `${title}-${index}`.replaceAll(' ', '-'),
          start,
          end,
          label: title,
        }))}
      />
    </Stack>
  );
}

export function RubricTrial({
  question,
  language,
  onClose,
}: {
  question: Question;
  language: string;
  onClose: () => void;
}) {
  const { t } = useTranslation(['hiring', 'common']);
  const [typed, setTyped] = useState('');
  const [own, setOwn] = useState<{ text: string; result: Result<'evaluateAnswer'> } | null>(null);
  const [run, { pending }] = useAction(rateOwn);

  async function tryOwn(): Promise<void> {
    const text = typed;
    const result = await run(question, language, text);
    if (result) setOwn({ text, result });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="rubric-trial">
      <DialogTitle id="rubric-trial">{t('trial.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          <Typography>{question.text}</Typography>
          <Rehearsal question={question} language={language} />
          <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
            <TextField
              label={t('trial.own')}
              helperText={t('trial.ownHint')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              multiline
              minRows={3}
              fullWidth
              slotProps={{ htmlInput: { maxLength: limits.answerMax, dir: 'auto' } }}
            />
            <Button
              variant="outlined"
              disabled={pending || typed.trim() === ''}
              onClick={() => void tryOwn()}
            >
              {t('trial.rate')}
            </Button>
          </Stack>
          {own && <Sample title={t('trial.ownTitle')} text={own.text} rating={own.result.reply} />}
          {own && <MadeBy made={own.result.provenance} lead={t('trial.made')} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('trial.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Sample answers, and whether their levels come out in order. */
function Rehearsal({ question, language }: { question: Question; language: string }) {
  const { t } = useTranslation('hiring');
  const [tried, setTried] = useState<Result<'rehearseQuestion'> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isHere = true;
    rehearse(question, language).then(
      (result) => {
        if (isHere) setTried(result);
      },
      () => {
        if (isHere) setFailed(true);
      },
    );
    return () => {
      isHere = false;
    };
  }, [question, language]);
  return (
    <>
      {!tried && !failed && <Loading />}
      {failed && <Alert severity="error">{t('trial.failed')}</Alert>}
      {tried && tried.reply.inOrder !== null && (
        <Alert severity={tried.reply.inOrder ? 'success' : 'warning'}>
          {t(tried.reply.inOrder ? 'trial.inOrder' : 'trial.outOfOrder')}
        </Alert>
      )}
      {tried && tried.reply.samples.length === 0 && (
        <Typography color="text.secondary">{t('trial.noSamples')}</Typography>
      )}
      {tried?.reply.samples.map(({ kind, text, rating }) => (
        <Sample key={kind} title={t(`trial.kind.${kind}`)} text={text} rating={rating} />
      ))}
      {tried && <MadeBy made={tried.provenance} lead={t('trial.made')} />}
    </>
  );
}
