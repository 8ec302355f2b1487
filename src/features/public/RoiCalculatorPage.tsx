// What screening costs now and with Hirely, on one's own numbers, as a range with its formula.
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { computeRoiRange, roiBounds } from '#domain/billing/roi.ts';
import { to } from '#navigation/routes.ts';
import { Page } from '#ui/page/Page.tsx';
import { LinkButton } from './parts/LinkButton.tsx';
import { usePublishedPlans } from './pricing/usePublishedPlans.ts';
import { RoiFields } from './roi/RoiFields.tsx';
import { RoiFormula } from './roi/RoiFormula.tsx';
import { RoiOutcome } from './roi/RoiOutcome.tsx';
import { RoiSheet } from './roi/RoiSheet.tsx';
import { staleLook } from './roi/staleLook.ts';
import { useRoiNumbers } from './roi/useRoiNumbers.ts';

export default function RoiCalculatorPage() {
  const { t } = useTranslation(['public', 'routes']);
  const [, plan] = usePublishedPlans().teams;
  // The calculator counts in US dollars: a price in another currency is for its reader to put in.
  const price = plan.price?.currency === 'USD' ? plan.price.monthly : roiBounds.planPrice.start;
  const numbers = useRoiNumbers(price);
  const [isPrinting, setPrinting] = useState(false);
  const roi = computeRoiRange(numbers.spans);
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
        <RoiFields numbers={numbers} plan={plan} onPrint={() => setPrinting(true)} />
        <Stack spacing={3} sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
          <RoiOutcome roi={roi} wrong={numbers.wrong} />
          <Box sx={numbers.wrong > 0 ? staleLook : undefined}>
            <RoiFormula spans={numbers.spans} roi={roi} />
          </Box>
          <LinkButton to={to('pricing')} variant="outlined" sx={{ alignSelf: 'flex-start' }}>
            {t('roi.pricing')}
          </LinkButton>
        </Stack>
      </Box>
      {isPrinting && (
        <RoiSheet
          spans={numbers.spans}
          planPrice={price}
          roi={roi}
          onDone={() => setPrinting(false)}
        />
      )}
    </Page>
  );
}
