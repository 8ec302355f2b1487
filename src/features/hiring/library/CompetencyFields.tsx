// The fields of a competency in the library, with the questions that belong to it.
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import { WholeNumberField } from '#features/hiring/parts/WholeNumberField.tsx';
import { KeptQuestionFields } from './KeptQuestionFields.tsx';
import { createBlankQuestion } from './blankEntry.ts';
import type { CompetencyForm } from './itemForm.ts';

interface Props {
  competency: CompetencyForm;
  /** Whether what is missing is marked. */
  showsMissing: boolean;
  onCompetency: (competency: CompetencyForm) => void;
}

export function CompetencyFields({ competency, showsMissing, onCompetency }: Props) {
  const { t } = useTranslation(['library', 'hiring']);
  const patchCompetency = (part: Partial<CompetencyForm>): void =>
    onCompetency({ ...competency, ...part });
  const refusal = (stored: number): string =>
    t(
      stored < limits.weightMin
        ? 'hiring:competencies.weightMissing'
        : 'hiring:competencies.weightRefused',
      { stored },
    );
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          label={t('fields.name')}
          required
          value={competency.name}
          error={showsMissing && competency.name.trim() === ''}
          onChange={(event) => patchCompetency({ name: event.target.value })}
          sx={{ flex: 1 }}
          slotProps={{ htmlInput: { maxLength: limits.competencyNameMax, dir: 'auto' } }}
        />
        <WholeNumberField
          label={t('fields.weight')}
          value={competency.weight}
          bounds={{ min: limits.weightMin, max: 100, refusal }}
          suffix="%"
          width={148}
          onValue={(weight) => patchCompetency({ weight })}
        />
      </Stack>
      <TextField
        label={t('fields.description')}
        value={competency.description}
        multiline
        onChange={(event) => patchCompetency({ description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 600, dir: 'auto' } }}
      />
      {competency.questions.map((one, index) => (
        <CompetencyQuestion
          key={index}
          number={index + 1}
          question={one}
          showsMissing={showsMissing}
          onQuestion={(next) =>
            patchCompetency({
              questions: competency.questions.map((old, other) => (other === index ? next : old)),
            })
          }
          onRemove={() =>
            patchCompetency({
              questions: competency.questions.filter((_, other) => other !== index),
            })
          }
        />
      ))}
      <Box>
        <Button
          onClick={() =>
            patchCompetency({ questions: [...competency.questions, createBlankQuestion()] })
          }
          disabled={competency.questions.length >= limits.questionsMax}
        >
          {t('addQuestion')}
        </Button>
      </Box>
    </>
  );
}

function CompetencyQuestion({
  number,
  question,
  showsMissing,
  onQuestion,
  onRemove,
}: {
  number: number;
  question: CompetencyForm['questions'][number];
  showsMissing: boolean;
  onQuestion: (question: CompetencyForm['questions'][number]) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('library');
  return (
    <Box
      role="group"
      aria-label={t('questionNumber', { number })}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}
    >
      <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 1.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('questionNumber', { number })}</Typography>
        <Button size="small" aria-label={t('removeQuestion', { number })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </Stack>
      <KeptQuestionFields
        name={`question-${number - 1}`}
        question={question}
        showsMissing={showsMissing}
        onQuestion={onQuestion}
      />
    </Box>
  );
}
