// What another plan would change here, in words: limits, features, and what is already beyond it.
import { Alert, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { LimitName } from '#domain/company/companyLimits.ts';
import type { PlanChange } from '#domain/company/planChange.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLimit } from '#ui/product/useLimit.ts';
import { isUnlimited } from '#domain/billing/tier.ts';

/** A limit with its unit. */
export function useLimitText(): (limit: LimitName, value: number) => string {
  const format = useFormat();
  const { limit: formatLimit } = useLimit();
  return (limit, value) =>
    (limit === 'videos' || limit === 'documents') && !isUnlimited(value)
      ? format.megabytes(value)
      : formatLimit(value);
}

export function ChangeList({ change: { limits, gained, lost, over } }: { change: PlanChange }) {
  const { t } = useTranslation(['company', 'org']);
  const text = useLimitText();
  if (limits.length + gained.length + lost.length === 0)
    return <Typography color="text.secondary">{t('change.none')}</Typography>;
  return (
    <Stack spacing={2}>
      <List dense disablePadding aria-label={t('change.title')}>
        {limits.map(({ limit, from, to }) => (
          <ListItem key={limit} disableGutters disablePadding>
            <ListItemText
              primary={t('change.limit', {
                name: t(`limits.${limit}`),
                from: text(limit, from),
                to: text(limit, to),
              })}
            />
          </ListItem>
        ))}
        {gained.map((flag) => (
          <ListItem key={flag} disableGutters disablePadding>
            <ListItemText primary={t('change.gained', { name: t(`org:billing.flags.${flag}`) })} />
          </ListItem>
        ))}
        {lost.map((flag) => (
          <ListItem key={flag} disableGutters disablePadding>
            <ListItemText
              primary={t('change.lost', { name: t(`org:billing.flags.${flag}`) })}
              secondary={t(`change.lostText.${flag}`)}
            />
          </ListItem>
        ))}
      </List>
      {over.length > 0 && (
        <Alert severity="warning" data-testid="over">
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('change.over')}
          </Typography>
          {over.map(({ limit, used, allowed }) => (
            <Typography key={limit} variant="body2">
              {t('change.overRow', {
                name: t(`limits.${limit}`),
                used: text(limit, used),
                allowed: text(limit, allowed),
              })}{' '}
              {t(`change.closed.${limit}`)}
            </Typography>
          ))}
        </Alert>
      )}
    </Stack>
  );
}
