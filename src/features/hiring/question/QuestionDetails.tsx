// The rubric of one question: five anchors, what to look for, and the fixed follow-ups.
import { Box, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { levels, limits, type Question } from '#domain/jobs/kit.ts';
import { ModelAnswer } from './ModelAnswer.tsx';
import { ids } from '#features/hiring/draft/problemTarget.ts';

export function QuestionDetails({
  question,
  set,
  showsMissing = true,
}: {
  question: Question;
  set: (part: Partial<Question>) => void;
  /** Whether what is missing is marked. */
  showsMissing?: boolean;
}) {
  const { t } = useTranslation(['hiring', 'domain']);
  const { id, kind, modelAnswer, anchors, lookFor, followUps, followUpCap } = question;
  return (
    <Stack spacing={3} sx={{ pt: 2 }}>
      <Box role="group" aria-labelledby={`question-${id}-anchors`}>
        <Typography id={`question-${id}-anchors`} variant="subtitle2" sx={{ mb: 0.5 }}>
          {t('questions.anchors')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {t('questions.anchorsHint')}
        </Typography>
        <Stack spacing={1.5}>
          {levels.map((level) => {
            const anchor = anchors[level - 1] ?? '';
            const isEmpty = showsMissing && anchor.trim() === '';
            return (
              <TextField
                key={level}
                id={ids.anchor(id, level - 1)}
                size="small"
                label={t(`domain:level.${level}`)}
                value={anchor}
                multiline
                fullWidth
                error={isEmpty}
                helperText={isEmpty ? t('problem.anchorEmpty') : undefined}
                onChange={(event) =>
                  set({
                    anchors: levels.map((other) =>
                      other === level ? event.target.value : (anchors[other - 1] ?? ''),
                    ),
                  })
                }
                slotProps={{ htmlInput: { maxLength: limits.anchorMax, dir: 'auto' } }}
              />
            );
          })}
        </Stack>
      </Box>
      <Lines
        label={t('questions.lookFor')}
        hint={t('questions.lookForHint')}
        lines={lookFor}
        most={8}
        longest={300}
        onLines={(lines) => set({ lookFor: lines })}
      />
      {(kind === 'technical' || modelAnswer) && (
        <ModelAnswer value={modelAnswer ?? ''} onValue={(text) => set({ modelAnswer: text })} />
      )}
      {followUpCap > 0 && (
        <Lines
          label={t('questions.followUps')}
          hint={t('questions.followUpsHint', { count: followUpCap })}
          lines={followUps}
          most={limits.followUpCapMax}
          longest={limits.questionMax}
          onLines={(lines) => set({ followUps: lines })}
        />
      )}
    </Stack>
  );
}

/** A list, one entry per line. The text is free while typing; the list takes its lines. */
function Lines({
  label,
  hint,
  lines,
  most,
  longest,
  onLines,
}: {
  label: string;
  hint: string;
  lines: readonly string[];
  most: number;
  longest: number;
  onLines: (lines: string[]) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  function type(text: string): void {
    setTyped(text);
    onLines(
      text
        .split('\n')
        .map((line) => line.trim().slice(0, longest))
        .filter(Boolean)
        .slice(0, most),
    );
  }
  return (
    <TextField
      size="small"
      label={label}
      helperText={hint}
      value={typed ?? lines.join('\n')}
      multiline
      minRows={2}
      fullWidth
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(null)}
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  );
}
