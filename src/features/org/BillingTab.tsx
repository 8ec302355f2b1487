// What the company has, what it used, and when the counters begin anew.
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import { Button, List, ListItem, ListItemIcon, ListItemText, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { settings } from '#data/settings.ts';
import { nextResetAfter } from '#domain/moment.ts';
import { usedThisMonth } from '#domain/organization.ts';
import { builtInTier, featureFlags } from '#domain/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Meter } from '#ui/Meter.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useLimit } from '#ui/useLimit.ts';
import { useNow } from '#ui/useNow.ts';

export function BillingTab() {
  const { t } = useTranslation(['org', 'domain', 'routes']);
  const format = useFormat();
  const { of: count, megabytes: size } = useLimit();
  const { organization, tier: loaded, tierId } = useSession();
  const now = useNow();
  if (!organization) return <EmptyState title={t('billing.noCompany')} text={t('billing.noCompanyText')} />;
  const tier = loaded ?? builtInTier;
  const { usage, billing } = organization;
  const reset = format.date(nextResetAfter(now));
  const meters = [
    { key: 'interviews', used: usedThisMonth(usage.interviews, now), limit: usage.interviews.limit, note: t('billing.notes.interviews', { date: reset }) },
    { key: 'candidates', used: usedThisMonth(usage.candidates, now), limit: usage.candidates.limit, note: t('billing.notes.candidates', { date: reset }) },
    { key: 'licenses', used: usage.licenses.used, limit: usage.licenses.limit, note: t('billing.notes.licenses') },
  ] as const;
  const stores = [
    { key: 'videos', ...usage.storage.videos, note: t('billing.notes.videos') },
    { key: 'documents', ...usage.storage.documents, note: t('billing.notes.documents') },
  ] as const;
  const mail = `mailto:${settings().supportEmail}?subject=${encodeURIComponent(t('billing.mailSubject', { company: organization.name }))}`;
  return (
    <Stack spacing={3}>
      <Panel title={t('billing.plan')} actions={<Button variant="contained" component="a" href={mail}>{t('billing.requestChange')}</Button>}>
        <Typography variant="h2" component="p">{tier.name}</Typography>
        <Typography color="text.secondary">{billing?.planRenewalDate ? t('billing.renews', { date: format.date(billing.planRenewalDate), id: tierId ?? '' }) : t('billing.noRenewal', { id: tierId ?? '' })}</Typography>
        <List dense aria-label={t('billing.features')}>
          {featureFlags.map((flag) => (
            <ListItem key={flag} disableGutters>
              <ListItemIcon sx={{ minWidth: 32 }}>{tier.features[flag] ? <CheckIcon color="success" fontSize="small" /> : <RemoveIcon color="disabled" fontSize="small" />}</ListItemIcon>
              <ListItemText primary={t(`billing.flags.${flag}`)} secondary={tier.features[flag] ? t('billing.included') : t('billing.notIncluded')} />
            </ListItem>
          ))}
        </List>
        <Button component={Link} to={to('pricing')}>{t('billing.compare')}</Button>
      </Panel>
      <Panel title={t('billing.usage')} lead={t('billing.usageLead', { date: reset })}>
        <Stack spacing={3}>
          {meters.map(({ key, used, limit, note }) => <Meter key={key} label={t(`billing.meters.${key}`)} used={used} limit={limit} text={count(used, limit)} note={note} />)}
          {stores.map(({ key, used, limit, note }) => <Meter key={key} label={t(`billing.meters.${key}`)} used={used} limit={limit} text={size(used, limit)} note={note} />)}
        </Stack>
      </Panel>
    </Stack>
  );
}
