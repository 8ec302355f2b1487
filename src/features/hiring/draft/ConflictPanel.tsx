// The same field was changed here and elsewhere: both texts side by side, and a choice that loses neither before it is made.
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Conflict } from './mergeDraft.ts';
import { useFieldNames } from './useFieldNames.ts';

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
  const nameOf = useFieldNames(content);
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
                <ConflictSide
                  key={side}
                  side={side}
                  value={conflict[side]}
                  onKeep={() => onResolve(conflict.path, side)}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Stack>
    </Alert>
  );
}

function ConflictSide({
  side,
  value,
  onKeep,
}: {
  side: 'mine' | 'theirs';
  value: unknown;
  onKeep: () => void;
}) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const shown = (): string => {
    if (value instanceof Date) return format.date(value);
    if (Array.isArray(value)) return value.join(' · ');
    return value == null || value === ''
      ? t('conflict.empty')
      : typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : JSON.stringify(value);
  };
  return (
    <Stack
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
        {shown()}
      </Typography>
      <Button size="small" variant="outlined" onClick={onKeep}>
        {t(`conflict.keep.${side}`)}
      </Button>
    </Stack>
  );
}
