// After a realistic interview: what was answered, and the way to look at each answer. No grade.
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import RadioIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  getTranscript,
  type PracticeAttempt,
  type PracticeQuestion,
} from '#domain/seeker/practice.ts';
import { clockOf } from '#domain/recordings/recording.ts';
import type { Stored } from '#domain/base/source.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { getPracticeLink } from '#features/jobSeeker/prep/attempt/usePracticeRoute.ts';
import type { Run } from './useRun.ts';

export interface RunEndProps {
  uid: string;
  setId: string;
  run: Run;
  questions: readonly PracticeQuestion[];
  attempts: readonly Stored<PracticeAttempt>[];
  onAgain: () => void;
}

export function RunEnd({ setId, run, questions, attempts, onAgain }: RunEndProps) {
  const { t } = useTranslation('prep');
  const answered = questions.filter(({ id }) => run.attempts[id]);
  return (
    <Panel
      title={t('run.answered', { count: answered.length, total: questions.length })}
      lead={t('run.endLead')}
      headingLevel="h3"
      actions={
        <Button variant="outlined" onClick={onAgain}>
          {t('run.again')}
        </Button>
      }
      flush
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }} data-testid="run-end">
        {questions.map((question) => {
          const attempt = attempts.find(({ id }) => id === run.attempts[question.id]);
          const transcript = attempt ? getTranscript(attempt.data) : '';
          return (
            <Stack
              key={question.id}
              component="li"
              direction={{ xs: 'column', sm: 'row' }}
              spacing={1.5}
              sx={{
                borderTop: 1,
                borderColor: 'divider',
                px: { xs: 2, sm: 3 },
                py: 1.75,
                alignItems: { sm: 'center' },
              }}
            >
              <Stack direction="row" spacing={1.25} sx={{ flexGrow: 1, minWidth: 0 }}>
                {attempt ? (
                  <CheckIcon color="success" fontSize="small" aria-hidden sx={{ mt: 0.25 }} />
                ) : (
                  <RadioIcon color="disabled" fontSize="small" aria-hidden sx={{ mt: 0.25 }} />
                )}
                <Box sx={{ minWidth: 0 }}>
                  <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 550 }}>
                    {question.text}
                  </Typography>
                  <Typography
                    variant="body2"
                    color="text.secondary"
                    sx={{
                      overflowWrap: 'anywhere',
                      display: '-webkit-box',
                      WebkitLineClamp: 2,
                      WebkitBoxOrient: 'vertical',
                      overflow: 'hidden',
                    }}
                  >
                    {!attempt
                      ? t('run.notAnswered')
                      : transcript ||
                        t('run.recorded', { length: clockOf(attempt.data.seconds ?? 0) })}
                  </Typography>
                </Box>
              </Stack>
              {attempt && (
                <Button
                  component={Link}
                  to={getPracticeLink(setId, question.id)}
                  state={{ moved: true }}
                  variant="outlined"
                  size="small"
                  sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'center' } }}
                >
                  {t('run.look')}
                </Button>
              )}
            </Stack>
          );
        })}
      </Box>
    </Panel>
  );
}
