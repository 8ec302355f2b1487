// One competency of my scorecard: a choice, the anchors of its questions, and a note.
import { Box, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { scorecardLimits, type Choice } from '#domain/review/scorecard.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Anchors } from './Anchors.tsx';
import { ChoiceScale } from './ChoiceScale.tsx';

export interface CompetencyFieldProps {
  competency: RubricItem;
  /** Numbers of its questions as asked, by question id. */
  numbers: Readonly<Record<string, number>>;
  line: { choice: Choice; note: string };
  missing: boolean;
  onChange: (line: { choice: Choice; note: string }) => void;
}

/** The element that receives the focus when the competency still needs a choice. */
export function buildFieldId(competencyId: string): string {
  return `competency-${competencyId}`;
}

export function CompetencyField({
  competency,
  numbers,
  line,
  missing,
  onChange,
}: CompetencyFieldProps) {
  const { t } = useTranslation(['review', 'domain']);
  const { percent } = useFormat();
  return (
    <Box sx={{ py: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <ChoiceScale
        id={buildFieldId(competency.id)}
        legend={competency.name}
        aside={t('scorecard.weight', { weight: percent(competency.weight / 100) })}
        withNone
        words={(level) => t(`domain:level.${level}`)}
        value={line.choice}
        onChange={(choice) => onChange({ ...line, choice })}
        error={missing ? t('scorecard.chooseLevel') : undefined}
      />
      <Stack sx={{ mt: 0.75, mb: 1 }}>
        {competency.questions.map((question) => (
          <Anchors
            key={question.id}
            question={question}
            label={t('scorecard.anchorsOf', { number: numbers[question.id] })}
            level={typeof line.choice === 'number' ? line.choice : null}
          />
        ))}
      </Stack>
      <TextField
        fullWidth
        multiline
        minRows={1}
        maxRows={8}
        size="small"
        label={t('scorecard.note')}
        placeholder={t('scorecard.notePlaceholder')}
        value={line.note}
        onChange={({ target }) => onChange({ ...line, note: target.value })}
        slotProps={{
          htmlInput: {
            maxLength: scorecardLimits.noteMax,
            'aria-label': t('scorecard.noteOn', { competency: competency.name }),
          },
        }}
      />
    </Box>
  );
}
