// The question about a gap: its words, where it goes, and its level descriptions.
import { MenuItem, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { levels, limits } from '#domain/jobs/kit.ts';
import type { GapQuestion } from './useGapQuestion.ts';

export function GapFields({
  gap: { kit, drafts, target, setTarget, question, setQuestion, competencyId, setWish },
}: {
  gap: GapQuestion;
}) {
  const { t } = useTranslation('resumes');
  return (
    <>
      <TextField
        label={t('gap.question')}
        multiline
        minRows={3}
        value={question.text}
        onChange={(event) => setQuestion({ ...question, text: event.target.value })}
        slotProps={{ htmlInput: { maxLength: limits.questionMax, dir: 'auto' } }}
      />
      <TextField
        select
        label={t('gap.where')}
        value={target}
        onChange={(event) => setTarget(event.target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        {drafts.map(({ id, data }) => (
          <MenuItem key={id} value={id}>
            {t('gap.draft', { title: data.title })}
          </MenuItem>
        ))}
        <MenuItem value="">{t('gap.newVersion')}</MenuItem>
      </TextField>
      {competencyId && (
        <TextField
          select
          label={t('gap.competency')}
          value={competencyId}
          onChange={(event) => setWish(event.target.value)}
        >
          {kit.competencies.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Typography variant="subtitle2" component="h3">
        {t('gap.anchors')}
      </Typography>
      {levels.map((level) => (
        <TextField
          key={level}
          size="small"
          multiline
          label={String(level)}
          value={question.anchors[level - 1] ?? ''}
          onChange={(event) =>
            setQuestion({
              ...question,
              anchors: question.anchors.map((anchor, index) =>
                index === level - 1 ? event.target.value : anchor,
              ),
            })
          }
          slotProps={{ htmlInput: { maxLength: limits.anchorMax, dir: 'auto' } }}
        />
      ))}
    </>
  );
}
