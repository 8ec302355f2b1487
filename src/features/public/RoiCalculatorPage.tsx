// What screening costs now and with Hirely, on one's own numbers, as a range with its formula.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { computeRoiRange } from '#domain/billing/roi.ts';
import { to } from '#navigation/routes.ts';
import { Page } from '#ui/page/Page.tsx';
import { LinkButton } from './parts/LinkButton.tsx';
import { RoiFields } from './roi/RoiFields.tsx';
import { RoiFormula } from './roi/RoiFormula.tsx';
import { RoiOutcome } from './roi/RoiOutcome.tsx';
import { staleLook } from './roi/staleLook.ts';
import { useRoiNumbers } from './roi/useRoiNumbers.ts';

export default function RoiCalculatorPage() {
  const { t } = useTranslation(['public', 'routes']);
  const numbers = useRoiNumbers();
  const roi = computeRoiRange(numbers.input);
  return (
    <Page
      title={t('routes:title.roiCalculator')}
      lead={<Typography variant="lead">{t('roi.lead')}</Typography>}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.25fr)' },
          gap: { xs: 3, md: 4 },
          alignItems: 'start',
        }}
      >
        <RoiFields numbers={numbers} />
        <Stack spacing={3} sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
          <RoiOutcome roi={roi} wrong={numbers.wrong} />
          <Box sx={numbers.wrong > 0 ? staleLook : undefined}>
            <RoiFormula input={numbers.input} likely={roi.likely} />
          </Box>
          <LinkButton to={to('pricing')} variant="outlined" sx={{ alignSelf: 'flex-start' }}>
            {t('roi.pricing')}
          </LinkButton>
        </Stack>
      </Box>
    </Page>
  );
}
