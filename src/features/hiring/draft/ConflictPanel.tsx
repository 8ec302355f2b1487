// The same field was changed here and elsewhere: both texts side by side, and a choice that loses neither before it is made.
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Conflict } from './mergeDraft.ts';

export function ConflictPanel({
  content,
  conflicts,
  onResolve,
}: {
  content: DraftContent;
  conflicts: readonly Conflict[];
  onResolve: (path: string, choice: 'mine' | 'theirs') => void;
}) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const shown = (value: unknown): string => {
    if (value instanceof Date) return format.date(value);
    if (Array.isArray(value)) return value.join(' · ');
    return value == null || value === ''
      ? t('conflict.empty')
      : typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : JSON.stringify(value);
  };
  const nameOf = (path: string): string => {
    const [list = '', id = '', field = '', index] = path.split('.');
    if (list === 'questions')
      return t('conflict.question', {
        number: content.questions.findIndex((question) => question.id === id) + 1,
        field:
          field === 'anchors'
            ? t('conflict.anchor', { level: Number(index) + 1 })
            : fieldName(field),
      });
    if (list === 'competencies')
      return t('conflict.competency', {
        name: content.competencies.find((competency) => competency.id === id)?.name ?? '',
        field: fieldName(field),
      });
    return fieldName(list);
  };
  const names: Record<string, string> = {
    title: t('job.title'),
    level: t('job.level'),
    description: t('new.description'),
    language: t('job.language'),
    closesAt: t('candidateSide.closesAt'),
    name: t('competencies.name'),
    weight: t('competencies.weight'),
    text: t('questions.text'),
    kind: t('questions.kind'),
    minutes: t('questions.minutes'),
    followUpCap: t('questions.followUpCap'),
    followUps: t('questions.followUps'),
    lookFor: t('questions.lookFor'),
    modelAnswer: t('questions.modelAnswer'),
    competencyId: t('questions.competency'),
    type: t('kind.label'),
    retakes: t('answering.retakes'),
    formats: t('answering.formatsName'),
    thinkSeconds: t('answering.think'),
    maxSeconds: t('answering.length'),
  };
  const fieldName = (field: string): string => names[field] ?? field;
  return (
    <Alert
      severity="warning"
      role="alert"
      id="conflict"
      data-testid="conflict"
      sx={{ scrollMarginTop: 76, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}
    >
      <AlertTitle>{t('conflict.title', { count: conflicts.length })}</AlertTitle>
      <Typography variant="body2">{t('conflict.text')}</Typography>
      <Stack spacing={2} sx={{ mt: 2 }}>
        {conflicts.map((conflict) => (
          <Box key={conflict.path}>
            <Typography variant="subtitle2">{nameOf(conflict.path)}</Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                mt: 0.5,
              }}
            >
              {(['mine', 'theirs'] as const).map((side) => (
                <Stack
                  key={side}
                  spacing={1}
                  sx={{
                    p: 1.5,
                    borderRadius: 2,
                    bgcolor: 'background.paper',
                    color: 'text.primary',
                    border: 1,
                    borderColor: 'divider',
                    alignItems: 'flex-start',
                  }}
                >
                  <Typography variant="caption" color="text.secondary">
                    {t(`conflict.${side}`)}
                  </Typography>
                  <Typography
                    variant="body2"
                    dir="auto"
                    sx={{
                      overflowWrap: 'anywhere',
                      whiteSpace: 'pre-wrap',
                      maxHeight: 200,
                      overflowY: 'auto',
                      width: 1,
                    }}
                  >
                    {shown(conflict[side])}
                  </Typography>
                  <Button
                    size="small"
                    variant="outlined"
                    onClick={() => onResolve(conflict.path, side)}
                  >
                    {t(`conflict.keep.${side}`)}
                  </Button>
                </Stack>
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </Alert>
  );
}
