// One answer that can be practised.
import { Box, Checkbox, FormControlLabel, Typography, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { OwnAnswer, InterviewToPractise as Interview } from '#data/seeker/practice.ts';
import type { ActionState } from '#ui/reading/useAction.ts';

interface OwnAnswerOptionProps {
  has: boolean;
  answer: OwnAnswer;
  left: readonly string[];
  setLeft: (next: readonly string[]) => void;
}

function OwnAnswerOption({ has, answer, left, setLeft }: OwnAnswerOptionProps) {
  const { t } = useTranslation('stories');
  return (
    <FormControlLabel
      sx={{ alignItems: 'flex-start', mr: 0 }}
      control={
        <Checkbox
          checked={has || !left.includes(answer.question.id)}
          disabled={has}
          onChange={(_, isOn) =>
            setLeft(
              isOn ? left.filter((id) => id !== answer.question.id) : [...left, answer.question.id],
            )
          }
        />
      }
      label={
        <Box sx={{ pt: 1, minWidth: 0 }}>
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {answer.question.text}
          </Typography>
          <Typography
            variant="body2"
            color="text.secondary"
            dir="auto"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              overflowWrap: 'anywhere',
            }}
          >
            {answer.text}
          </Typography>
          {has && (
            <Typography variant="caption" color="text.secondary">
              {t('real.has')}
            </Typography>
          )}
        </Box>
      }
    />
  );
}

interface AnswerChoiceProps {
  interview: Interview;
  answers: readonly OwnAnswer[];
  has: ({ question }: OwnAnswer) => boolean;
  left: readonly string[];
  setLeft: (next: readonly string[]) => void;
  practising: ActionState;
  chosen: readonly OwnAnswer[];
  begin: () => Promise<void>;
}

export function AnswerChoice({
  interview,
  answers,
  has,
  left,
  setLeft,
  practising,
  chosen,
  begin,
}: AnswerChoiceProps) {
  const { t } = useTranslation('stories');
  return (
    <Stack
      spacing={1}
      sx={{ mt: 1 }}
      role="group"
      aria-label={t('real.chooseIn', { title: interview.title })}
    >
      {answers.map((answer) => (
        <OwnAnswerOption
          key={answer.question.id}
          has={has(answer)}
          answer={answer}
          left={left}
          setLeft={setLeft}
        />
      ))}
      <Box>
        <Button
          variant="contained"
          loading={practising.pending}
          disabled={chosen.length === 0}
          onClick={() => void begin()}
        >
          {t('real.practise', { count: chosen.length })}
        </Button>
      </Box>
    </Stack>
  );
}
