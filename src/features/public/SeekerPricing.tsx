// What it costs somebody who looks for a job: nothing, and what that includes.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { to } from '#navigation/routes.ts';
import { LinkButton } from './LinkButton.tsx';
import { PointList } from './PointList.tsx';

const points = ['i1', 'i2', 'i3', 'i4'] as const;

export function SeekerPricing() {
  const { t } = useTranslation('public');
  return (
    <Box sx={{ p: { xs: 3, md: 4 }, maxWidth: 640, borderRadius: 2, border: '1px solid', borderColor: 'primary.main', bgcolor: 'background.paper' }}>
      <Typography variant="h2">{t('pricing.seeker.title')}</Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 3 }}>{t('pricing.seeker.text')}</Typography>
      <PointList points={points.map((id) => t(`pricing.seeker.${id}`))} />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 3 }}>
        <LinkButton to={to('signUpJobSeeker')} variant="contained">{t('pricing.seeker.action')}</LinkButton>
        <LinkButton to={to('hirelyPro')} variant="outlined">{t('pricing.seeker.invited')}</LinkButton>
      </Stack>
    </Box>
  );
}
