// One number of the calculator: its likely value, and, unfolded, how far it may be off and where that comes from.
import { Box, Link as TextLink, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { roiBounds, type RoiField } from '#domain/billing/roi.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { roiSources } from './roiSources.ts';
import type { RoiNumbers, RoiPart } from './useRoiNumbers.ts';

export interface RoiNumberProps {
  field: RoiField;
  numbers: RoiNumbers;
  help: string;
}

const wide = { maximumFractionDigits: 2 } as const;

export function RoiNumber({ field, numbers, help }: RoiNumberProps) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const { least, most } = numbers.spans[field];
  const isWrong = (['least', 'most'] as const).some((part) => numbers.findProblem(field, part));
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // What is wrong is never folded away.
    if (isWrong && details.current) details.current.open = true;
  }, [isWrong]);
  return (
    <div>
      <PartField field={field} part="likely" numbers={numbers} help={help} />
      <Box
        component="details"
        ref={details}
        sx={{ mt: 0.5, ml: 1.75, '& > summary': { cursor: 'pointer', minHeight: 24 } }}
      >
        <Typography component="summary" variant="caption" color="text.secondary">
          {least === most
            ? t('roi.spanNone')
            : t('roi.span', { least: format.number(least, wide), most: format.number(most, wide) })}
        </Typography>
        <Stack spacing={1.5} sx={{ py: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {t(`roi.sources.${field}`)}{' '}
            {roiSources[field] && (
              <TextLink href={roiSources[field]} rel="noreferrer" target="_blank">
                {t('roi.sourceLink')}
              </TextLink>
            )}
          </Typography>
          <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
            <legend style={visuallyHidden}>{t(`roi.fields.${field}.label`)}</legend>
            <Stack direction="row" spacing={1.5}>
              <PartField field={field} part="least" numbers={numbers} />
              <PartField field={field} part="most" numbers={numbers} />
            </Stack>
          </Box>
        </Stack>
      </Box>
    </div>
  );
}

/** One value of it. */
function PartField({
  field,
  part,
  numbers,
  help,
}: {
  field: RoiField;
  part: RoiPart;
  numbers: RoiNumbers;
  help?: string;
}) {
  const { t } = useTranslation('public');
  const format = useFormat();
  const { min, max, integer } = roiBounds[field];
  const problem = numbers.findProblem(field, part);
  const words = {
    bounds: t(integer ? 'roi.errorInteger' : 'roi.error', {
      min: format.number(min),
      max: format.number(max),
    }),
    order: t(part === 'least' ? 'roi.errorLeast' : 'roi.errorMost'),
  };
  return (
    <TextField
      id={part === 'likely' ? `roi-${field}` : `roi-${field}-${part}`}
      label={part === 'likely' ? t(`roi.fields.${field}.label`) : t(`roi.${part}`)}
      value={numbers.readText(field, part)}
      error={problem !== null}
      helperText={problem ? words[problem] : help}
      size={part === 'likely' ? 'medium' : 'small'}
      fullWidth
      slotProps={{
        htmlInput: { inputMode: integer ? 'numeric' : 'decimal', autoComplete: 'off' },
        formHelperText: { role: problem ? 'alert' : undefined },
      }}
      onChange={(event) => numbers.type(field, part, event.target.value)}
    />
  );
}
