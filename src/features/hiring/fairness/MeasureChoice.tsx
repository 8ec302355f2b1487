// What is compared: decisions, totals above the median, or a cut-off that is only tried out.
import { Box, Slider, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Measure } from '#domain/fairness/impact.ts';
import { useFormat } from '#i18n/useFormat.ts';

const measureKinds = [
  'selection',
  'scoring',
  'cutoff',
] as const satisfies readonly Measure['kind'][];
export interface MeasureChoiceProps {
  measure: Measure;
  onChange: (measure: Measure) => void;
  cutoff: number;
  onCutoff: (at: number) => void;
  median: number | null;
  chosen: number;
  people: number;
}

export function MeasureChoice({
  measure,
  onChange,
  cutoff,
  onCutoff,
  median,
  chosen,
  people,
}: MeasureChoiceProps) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  const id = useId();
  const explain = (): string => {
    if (measure.kind === 'selection') return t('measure.selectionText');
    if (measure.kind === 'cutoff') return t('measure.cutoffText', { at: format.number(cutoff) });
    if (median === null) return t('measure.scoringNone');
    return t('measure.scoringText', { median: format.number(median) });
  };
  const explanation = explain();
  return (
    <Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={measure.kind}
        aria-label={t('measure.label')}
        sx={{ flexWrap: 'wrap' }}
        onChange={(_event, kind: Measure['kind'] | null) => {
          if (kind) onChange(kind === 'cutoff' ? { kind, at: cutoff } : { kind });
        }}
      >
        {measureKinds.map((kind) => (
          <ToggleButton key={kind} value={kind}>
            {t(`measure.${kind}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5, maxWidth: '72ch' }}>
        {explanation}
      </Typography>
      {measure.kind === 'cutoff' && (
        <Box sx={{ mt: 2, px: 1, maxWidth: 480 }}>
          <Typography id={id} variant="body2">
            {t('measure.cutoffLabel')}
          </Typography>
          <Slider
            value={cutoff}
            min={0}
            max={100}
            step={1}
            valueLabelDisplay="auto"
            aria-labelledby={id}
            onChange={(_event, at) => onCutoff(Array.isArray(at) ? (at[0] ?? 0) : at)}
          />
        </Box>
      )}
      <Typography
        data-testid="chosen-of-all"
        role="status"
        sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {t('measure.chosen', {
          chosen: format.number(chosen),
          people: format.number(people),
          share: format.percent(people === 0 ? 0 : chosen / people),
        })}
      </Typography>
    </Box>
  );
}
