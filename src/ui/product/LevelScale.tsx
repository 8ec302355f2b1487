// A level from 1 to 5 as five steps and in words; "not enough evidence" looks like what it is: nothing measured, not a low mark.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { levels, type Level } from '#domain/jobs/kit.ts';

export interface LevelScaleProps {
  /** null: the words do not carry a judgement. */
  level: Level | null;
  /** The level was withheld because a quote could not be found. */
  unsupported?: boolean;
  /** Only the steps and the number, for tables; the words are still read out. */
  compact?: boolean;
}

export function LevelScale({ level, unsupported = false, compact = false }: LevelScaleProps) {
  const { t } = useTranslation('domain');
  const words =
    level === null ? t(unsupported ? 'unsupported' : 'notEnoughEvidence') : t(`level.${level}`);
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', minWidth: 0 }}
      {...(compact ? { role: 'img', 'aria-label': words, title: words } : {})}
    >
      <Stack direction="row" aria-hidden sx={{ gap: '3px', flexShrink: 0 }}>
        {levels.map((step) => (
          <Box
            key={step}
            sx={{
              width: 14,
              height: 8,
              borderRadius: '2.5px',
              ...(level === null
                ? { border: '1px dashed', borderColor: 'line.strong' }
                : step <= level
                  ? { bgcolor: 'primary.main' }
                  : {
                      bgcolor: 'soft.neutral.bg',
                      boxShadow: 'inset 0 0 0 1px var(--mui-palette-line-strong)',
                    }),
            }}
          />
        ))}
      </Stack>
      {compact ? (
        <Typography
          variant="body2"
          aria-hidden
          sx={{
            fontVariantNumeric: 'tabular-nums',
            minWidth: '1ch',
            color: level === null ? 'text.secondary' : 'text.primary',
          }}
        >
          {level ?? '–'}
        </Typography>
      ) : (
        <Typography
          variant="body2"
          sx={{
            fontWeight: level === null ? 400 : 560,
            color: level === null ? 'text.secondary' : 'text.primary',
          }}
        >
          {words}
        </Typography>
      )}
    </Stack>
  );
}
