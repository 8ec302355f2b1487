// Five levels and, where it applies, "not enough evidence": one group of radio buttons that looks like a scale.
import { Box, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { levels, type Level } from '#domain/jobs/kit.ts';
import type { Choice } from '#domain/review/scorecard.ts';

export interface ChoiceScaleProps {
  legend: ReactNode;
  /** Beside the legend, e.g. a weight. */
  aside?: ReactNode;
  words: (level: Level) => string;
  value: Choice;
  onChange: (value: Exclude<Choice, null>) => void;
  /** Offers "not enough evidence". */
  withNone?: boolean;
  error?: string | undefined;
  id: string;
}

const hidden = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  m: 0,
  opacity: 0,
  cursor: 'pointer',
} as const;
const cell = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 40,
  px: 1,
  textAlign: 'center',
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  transition: 'background-color 120ms, border-color 120ms',
  '&:hover': { bgcolor: 'background.sunken' },
  '&:has(input:checked)': {
    bgcolor: 'soft.primary.bg',
    borderColor: 'primary.main',
    color: 'soft.primary.text',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '&:has(input:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '2px',
  },
} as const;

export function ChoiceScale({
  legend,
  aside,
  words,
  value,
  onChange,
  withNone = false,
  error,
  id,
}: ChoiceScaleProps) {
  const { t } = useTranslation('domain');
  const name = useId();
  const errorId = `${name}-error`;
  const chosen = value === null ? null : value === 'none' ? t('notEnoughEvidence') : words(value);
  const radio = (option: Level | 'none', label: string) => (
    <input
      type="radio"
      name={name}
      checked={value === option}
      onChange={() => onChange(option)}
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
    />
  );
  return (
    <Box component="fieldset" id={id} tabIndex={-1} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <ScaleLegend legend={legend} aside={aside} chosen={chosen} />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 0.75 }}>
        {levels.map((level) => (
          <Box
            key={level}
            component="label"
            title={words(level)}
            sx={{ ...cell, '& input': hidden }}
          >
            {radio(level, words(level))}
            <Typography
              component="span"
              variant="subtitle1"
              aria-hidden
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {level}
            </Typography>
          </Box>
        ))}
        {withNone && (
          <Box
            component="label"
            sx={{
              ...cell,
              gridColumn: '1 / -1',
              minHeight: 34,
              borderStyle: 'dashed',
              '& input': hidden,
              '&:has(input:checked)': { ...cell['&:has(input:checked)'], borderStyle: 'solid' },
            }}
          >
            {radio('none', t('notEnoughEvidence'))}
            <Typography component="span" variant="body2" aria-hidden>
              {t('notEnoughEvidence')}
            </Typography>
          </Box>
        )}
      </Box>
      {error && (
        <Typography
          variant="caption"
          component="p"
          id={errorId}
          role="alert"
          sx={{ mt: 0.75, color: 'error.main' }}
        >
          {error}
        </Typography>
      )}
    </Box>
  );
}

/** What is judged, and the level that was chosen in words. */
function ScaleLegend({
  legend,
  aside,
  chosen,
}: {
  legend: ReactNode;
  aside: ReactNode;
  chosen: string | null;
}) {
  return (
    <Stack
      component="legend"
      direction="row"
      spacing={1}
      sx={{ p: 0, mb: 1, width: '100%', alignItems: 'baseline', justifyContent: 'space-between' }}
    >
      <Typography component="span" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
        {legend}
      </Typography>
      <Typography
        component="span"
        variant="caption"
        color="text.secondary"
        sx={{ flexShrink: 0, textAlign: 'right' }}
      >
        {chosen && (
          <Box component="span" sx={{ color: 'soft.primary.text', fontWeight: 560 }}>
            {chosen}
          </Box>
        )}
        {chosen && aside && ' · '}
        {aside}
      </Typography>
    </Stack>
  );
}
