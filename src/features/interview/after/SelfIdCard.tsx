// After the outcome: what candidates may say about themselves, if they wish; changed or taken back at any time (docs/decisions/0056).
import {
  Box,
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { saveSelfId, selfIdOf, withdrawSelfId } from '#data/fairness/selfIds.ts';
import {
  dimensions,
  selfIdQuestions,
  type Dimension,
  type SelfIdAnswers,
} from '#domain/fairness/selfId.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';

const reasons = ['voluntary', 'who', 'sums'] as const;

export function SelfIdCard({
  candidateRef,
  company,
}: {
  candidateRef: CandidateRef;
  company: string;
}) {
  const { t } = useTranslation('selfId');
  const selfId = useLive(selfIdOf(candidateRef))?.data ?? null;
  const [answers, setAnswers] = useState<SelfIdAnswers | null>(null);
  const [asking, setAsking] = useState(false);
  const [withdraw, { pending: withdrawing }] = useAction(() => withdrawSelfId(candidateRef), {
    done: t('withdrawn'),
  });
  const before: SelfIdAnswers = Object.fromEntries(
    dimensions.flatMap((name) => (selfId?.[name] ? [[name, selfId[name]]] : [])),
  );
  return (
    <Panel title={t('title')} lead={t('lead', { company })}>
      <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5 }}>
        {reasons.map((name) => (
          <Typography key={name} component="li" variant="body2" color="text.secondary">
            {t(`why.${name}`, { company })}
          </Typography>
        ))}
      </Box>
      {answers ? (
        <Form candidateRef={candidateRef} initial={answers} onEnd={() => setAnswers(null)} />
      ) : (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          data-testid="self-id"
          data-answered={selfId !== null}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          {selfId && (
            <Typography role="status" sx={{ mr: 1 }}>
              {t('savedState')}
            </Typography>
          )}
          <Button variant="outlined" onClick={() => setAnswers(before)}>
            {t(selfId ? 'change' : 'open')}
          </Button>
          {selfId && (
            <Button color="error" onClick={() => setAsking(true)}>
              {t('withdraw')}
            </Button>
          )}
        </Stack>
      )}
      <ConfirmDialog
        open={asking}
        danger
        pending={withdrawing}
        title={t('withdrawTitle')}
        confirmLabel={t('withdraw')}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void withdraw().then(() => {
            setAsking(false);
            setAnswers(null);
          })
        }
      >
        {t('withdrawText')}
      </ConfirmDialog>
    </Panel>
  );
}

function Form({
  candidateRef,
  initial,
  onEnd,
}: {
  candidateRef: CandidateRef;
  initial: SelfIdAnswers;
  onEnd: () => void;
}) {
  const { t } = useTranslation('selfId');
  const [answers, setAnswers] = useState(initial);
  const [isEmpty, setEmpty] = useState(false);
  const [save, { pending }] = useAction(() => saveSelfId(candidateRef, answers), {
    done: t('saved'),
  });
  async function submit(): Promise<void> {
    const empty = Object.values(answers).every((answer) => !answer);
    setEmpty(empty);
    if (!empty && (await save())) onEnd();
  }
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      aria-label={t('title')}
    >
      {dimensions.map((name) => (
        <Choice
          key={name}
          name={name}
          value={answers[name] ?? ''}
          onChange={(answer) => {
            setEmpty(false);
            setAnswers({ ...answers, [name]: answer });
          }}
        />
      ))}
      {isEmpty && (
        <FormHelperText error role="alert">
          {t('empty')}
        </FormHelperText>
      )}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" loading={pending}>
          {t('save')}
        </Button>
        <Button onClick={onEnd} disabled={pending}>
          {t('cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}

function Choice({
  name,
  value,
  onChange,
}: {
  name: Dimension;
  value: string;
  onChange: (answer: string) => void;
}) {
  const { t } = useTranslation('selfId');
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t(`question.${name}`)}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={value}
        onChange={(_event, answer) => onChange(answer)}
      >
        <FormControlLabel value="" control={<Radio />} label={t('unanswered')} />
        {selfIdQuestions[name].map((answer) => (
          <FormControlLabel
            key={answer}
            value={answer}
            control={<Radio />}
            label={t(`answer.${name}.${answer}` as 'answer.gender.woman')}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
