// What a question measures, of which kind it is, and how much time it takes.
import { MenuItem, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits, questionKinds, type Competency, type Question } from '#domain/jobs/kit.ts';
import { ids } from '#features/hiring/draft/problemTarget.ts';
import { WholeNumberField } from '#features/hiring/parts/WholeNumberField.tsx';

interface Props {
  question: Question;
  competencies: readonly Competency[];
  /** It measures none of the competencies. */
  isHomeless: boolean;
  set: (part: Partial<Question>) => void;
}

export function QuestionMeasure({ question, competencies, isHomeless, set }: Props) {
  const { t } = useTranslation(['hiring', 'domain']);
  const { id, kind, competencyId, minutes, followUpCap } = question;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 2, flexWrap: 'wrap' }}>
      <TextField
        id={ids.questionCompetency(id)}
        select
        size="small"
        label={t('questions.competency')}
        value={isHomeless ? '' : competencyId}
        error={isHomeless}
        helperText={isHomeless ? t('problem.questionWithoutCompetency') : undefined}
        onChange={(event) => set({ competencyId: event.target.value })}
        sx={{ flex: '1 1 200px', minWidth: 0 }}
      >
        {competencies.map((competency) => (
          <MenuItem key={competency.id} value={competency.id}>
            {competency.name || t('competencies.unnamed')}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('questions.kind')}
        value={kind}
        onChange={(event) =>
          set({ kind: questionKinds.find((known) => known === event.target.value) ?? kind })
        }
        sx={{ flex: '0 1 168px' }}
      >
        {questionKinds.map((known) => (
          <MenuItem key={known} value={known}>
            {t(`domain:questionKind.${known}`)}
          </MenuItem>
        ))}
      </TextField>
      <WholeNumberField
        label={t('questions.minutes')}
        value={minutes}
        bounds={{ min: 1, max: limits.minutesMax }}
        onValue={(value) => set({ minutes: value })}
      />
      <WholeNumberField
        label={t('questions.followUpCap')}
        value={followUpCap}
        bounds={{ min: 0, max: limits.followUpCapMax }}
        onValue={(value) => set({ followUpCap: value })}
        width={148}
      />
    </Stack>
  );
}
