// One question as the candidate meets it: how it may be answered, the field, what may follow.
import { Box, Chip, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import {
  isSpoken,
  computeAnswerMinutes,
  resumeQuestionId,
  type InterviewKind,
} from '#domain/jobs/answering.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { limits } from '#domain/jobs/kit.ts';
import { readRetakesFor, type Retakes } from '#domain/jobs/retakes.ts';
import { formatsOf, maxSecondsOf } from '#domain/recordings/recording.ts';
import { formatLength } from '#features/hiring/parts/lengthText.ts';
import type { Language } from '#i18n/languages.ts';

interface Props {
  language: Language;
  kind: InterviewKind;
  retakes: Retakes;
  question: CandidateQuestion;
  typed: string;
  onType: (text: string) => void;
}

export function PreviewQuestion({ language, kind, retakes, question, typed, onType }: Props) {
  const { t } = useTranslation('hiring', { lng: language });
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <AnsweringChips language={language} kind={kind} retakes={retakes} question={question} />
      {isSpoken(question, kind) && (
        <Typography variant="body2" color="text.secondary">
          {t('preview.spoken')}
        </Typography>
      )}
      {question.id === resumeQuestionId && (
        <Typography variant="body2" color="text.secondary">
          {t('preview.resume')}
        </Typography>
      )}
      {question.id !== resumeQuestionId && formatsOf(question, kind).includes('text') && (
        <TextField
          label={t('preview.answer')}
          multiline
          minRows={5}
          fullWidth
          value={typed}
          onChange={(event) => onType(event.target.value)}
          slotProps={{ htmlInput: { maxLength: limits.answerMax, dir: 'auto' } }}
        />
      )}
      {question.followUps.slice(0, question.followUpCap).map((followUp, index) => (
        <Box key={followUp} sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="caption" color="text.secondary">
            {t('preview.followUp', { at: index + 1, count: question.followUpCap })}
          </Typography>
          <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {followUp}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

/** How long it takes and how it may be answered, in a few words each. */
function AnsweringChips({ language, kind, retakes, question }: Omit<Props, 'typed' | 'onType'>) {
  const { t } = useTranslation(['hiring', 'domain'], { lng: language });
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip
        size="small"
        label={t('preview.about', {
          minutes: t('domain:minutes', { count: computeAnswerMinutes(question, kind) }),
        })}
      />
      {isSpoken(question, kind) &&
        formatsOf(question, kind)
          .toReversed()
          .map((format) => (
            <Chip
              key={format}
              size="small"
              variant="outlined"
              label={t(`answering.format.${format}`)}
            />
          ))}
      {isSpoken(question, kind) && (
        <Chip
          size="small"
          variant="outlined"
          label={t('preview.atMost', { length: formatLength(t, maxSecondsOf(question)) })}
        />
      )}
      {isSpoken(question, kind) && (question.thinkSeconds ?? 0) > 0 && (
        <Chip
          size="small"
          variant="outlined"
          label={t('preview.think', { length: formatLength(t, question.thinkSeconds ?? 0) })}
        />
      )}
      {isSpoken(question, kind) && (
        <Chip
          size="small"
          variant="outlined"
          label={t('preview.retakesHere', { count: readRetakesFor(retakes, question.id) })}
        />
      )}
      {question.followUpCap > 0 && (
        <Chip size="small" label={t('preview.followUps', { count: question.followUpCap })} />
      )}
    </Stack>
  );
}
