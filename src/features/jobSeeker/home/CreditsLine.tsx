// How many credits are left, in one line.
import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useResetDay } from '#features/jobSeeker/upgrade/useResetDay.ts';
import { useCreditBalance } from '#features/jobSeeker/useCredits.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';

export function CreditsLine({ uid }: { uid: string }) {
  const { t } = useTranslation('jobSeeker');
  const format = useFormat();
  const day = useResetDay();
  const balance = useCreditBalance(uid);
  if (!balance) return <Skeleton width={260} height={32} />;
  const { left, limit, tier, resetsAt } = balance;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      data-testid="credits-left"
    >
      <Typography variant="body2" color="text.secondary">
        {left === 'unlimited'
          ? t('dashboard.credits.unlimited', { plan: tier.name })
          : t('dashboard.credits.left', {
              count: left,
              left: format.number(left),
              limit: format.number(limit),
              plan: tier.name,
              date: day(resetsAt),
            })}
      </Typography>
      <Button size="small" component={Link} to={to('upgrade')}>
        {t('dashboard.credits.open')}
      </Button>
    </Stack>
  );
}
