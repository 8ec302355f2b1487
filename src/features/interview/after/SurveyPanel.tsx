// Three short questions after the interview; answered once, without a name (docs/decisions/0041).
import {
  Button,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { sendSurvey, surveyMarkOf } from '#data/insights/surveys.ts';
import {
  surveyChoices,
  surveyLimits,
  surveyQuestions,
  type SurveyAnswers,
  type SurveyChoice,
  type SurveyQuestion,
} from '#domain/insights/survey.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { useLive } from '#ui/reading/useLive.ts';

const Chosen = z.partialRecord(z.enum(surveyQuestions), z.enum(surveyChoices));
type Chosen = z.infer<typeof Chosen>;
const choices = ['yes', 'partly', 'no'] as const satisfies readonly SurveyChoice[];

/** What is chosen and written, kept on this device until it is sent. */
function useKeptSurvey({ orgId, interviewId, candidateUid }: CandidateRef) {
  const keptAs = `hirely.survey/${candidateUid}/${orgId}/${interviewId}`;
  const choices = useKept(`${keptAs}/choices`, Chosen, {});
  const comment = useKept(`${keptAs}/comment`, z.string(), '');
  return {
    chosen: choices.value,
    setChosen: choices.set,
    comment: comment.value,
    setComment: comment.set,
    forget: () => {
      choices.forget();
      comment.forget();
    },
  };
}

export function SurveyPanel({
  candidateRef,
  company,
}: {
  candidateRef: CandidateRef;
  company: string;
}) {
  const { t } = useTranslation('afterwards');
  const done = useLive(surveyMarkOf(candidateRef));
  const { chosen, setChosen, comment, setComment, forget } = useKeptSurvey(candidateRef);
  const [isEmpty, setEmpty] = useState(false);
  const [send, { pending }] = useAction(async (answers: SurveyAnswers) => {
    await sendSurvey(candidateRef, answers);
    return true;
  });
  const id = useId();
  // Thanks only once the server has it: until then it may still be refused, and what was chosen stays.
  if (done && !done.pending)
    return (
      <Panel title={t('survey.title')}>
        <Typography role="status">{t('survey.thanks')}</Typography>
      </Panel>
    );
  async function submit(): Promise<void> {
    const empty = Object.keys(chosen).length === 0 && comment.trim() === '';
    setEmpty(empty);
    if (empty) return;
    const answers: SurveyAnswers = {
      clear: chosen.clear ?? 'none',
      fair: chosen.fair ?? 'none',
      trouble: chosen.trouble ?? 'none',
      comment,
    };
    if (!(await send(answers))) return;
    forget();
  }
  return (
    <Panel folded title={t('survey.title')} lead={t('survey.lead', { company })}>
      <Stack
        component="form"
        spacing={2}
        noValidate
        sx={{ alignItems: 'flex-start' }}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {surveyQuestions.map((question) => (
          <SurveyField
            key={question}
            question={question}
            id={id}
            chosen={chosen}
            setChosen={setChosen}
          />
        ))}
        <TextField
          multiline
          fullWidth
          minRows={2}
          maxRows={8}
          label={t('survey.comment')}
          helperText={t('survey.commentHelp', { company })}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: surveyLimits.commentMax } }}
        />
        {isEmpty && (
          <FormHelperText error role="alert">
            {t('survey.empty')}
          </FormHelperText>
        )}
        <Button type="submit" variant="outlined" disabled={pending}>
          {t('survey.send')}
        </Button>
      </Stack>
    </Panel>
  );
}

interface SurveyFieldProps {
  question: SurveyQuestion;
  id: string;
  chosen: Chosen;
  setChosen: (next: Chosen) => void;
}

/** One question of the survey. */
function SurveyField({ question, id, chosen, setChosen }: SurveyFieldProps) {
  const { t } = useTranslation('afterwards');
  return (
    <FormControl>
      <FormLabel id={`${id}${question}`}>{t(`survey.question.${question}`)}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}${question}`}
        value={chosen[question] ?? ''}
        onChange={({ target }) =>
          setChosen({
            ...chosen,
            [question]: choices.find((one) => one === target.value) ?? 'none',
          })
        }
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            label={t(
              question === 'trouble' ? `survey.trouble.${choice}` : `survey.choice.${choice}`,
            )}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
