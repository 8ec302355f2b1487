// Help beside a question, each part only when asked for: what is looked for, how an answer is built, what may follow.
import { Box, Button, Collapse, Stack, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { answerParts } from '#ai/tasks/answerParts.ts';
import type { PracticeQuestion } from '#domain/seeker/practice.ts';

function Hint({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box>
      <Button
        size="small"
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        fullWidth
        sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
      >
        {title}
      </Button>
      <Collapse in={open} id={id}>
        <Box sx={{ pt: 1, px: 0.5 }}>{children}</Box>
      </Collapse>
    </Box>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.map((line) => (
        <Typography key={line} component="li" variant="body2" sx={{ mb: 0.25 }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}

export function Hints({ question }: { question: PracticeQuestion }) {
  const { t } = useTranslation('prep');
  const form =
    question.kind === null || question.kind === undefined || question.kind === 'behavioural'
      ? 'told'
      : 'planned';
  return (
    <Stack spacing={1} component="section" aria-label={t('hint.title')}>
      <Typography variant="subtitle2" component="h3">
        {t('hint.title')}
      </Typography>
      {question.lookFor.length > 0 && (
        <Hint title={t('hint.lookFor')}>
          <Lines lines={question.lookFor} />
        </Hint>
      )}
      <Hint title={t('hint.parts')}>
        <Box component="dl" sx={{ m: 0 }}>
          {answerParts.map((part) => (
            <Box key={part} sx={{ mb: 0.75 }}>
              <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                {t(`hint.${form}.${part}.name`)}
              </Typography>
              <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
                {t(`hint.${form}.${part}.text`)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Hint>
      {question.followUps.length > 0 && (
        <Hint title={t('hint.followUps')}>
          <Lines lines={question.followUps} />
        </Hint>
      )}
    </Stack>
  );
}
