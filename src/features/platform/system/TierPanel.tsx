// The tiers side by side: what is in force, what is being prepared, and the way from one to the other.
import { Alert, Box, Button, Stack, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformTiers } from '#data/platform.ts';
import { dropTierDraft, tierDrafts } from '#data/tierAdmin.ts';
import { limitNames } from '#domain/companyLimits.ts';
import { builtInTier, fallbackTierId, featureFlags, type TierConfiguration } from '#domain/tier.ts';
import { choiceOfTier, tierChange, type TierChoice } from '#domain/tierDraft.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useAction } from '#ui/useAction.ts';
import { useLimit } from '#ui/useLimit.ts';
import { useLive } from '#ui/useLive.ts';
import { PublishTier } from './PublishTier.tsx';
import { TierChangeList } from './TierChangeList.tsx';
import { TierDialog } from './TierDialog.tsx';
import { TierHistory } from './TierHistory.tsx';

type Open = { what: 'edit'; id: string; choice: TierChoice; base: number } | { what: 'add'; choice: TierChoice } | { what: 'history'; id: string; tier: TierConfiguration } | { what: 'publish'; id: string; choice: TierChoice; restored: number | null };

export function TierPanel() {
  const { t } = useTranslation(['system', 'platform']);
  const format = useFormat();
  const { limit } = useLimit();
  const { items } = useLive(platformTiers());
  const drafts = useLive(tierDrafts()).items;
  const [open, setOpen] = useState<Open | null>(null);
  const [drop, { pending }] = useAction(dropTierDraft, { done: t('tiers.dropped') });
  const hasFree = items.some(({ id }) => id === fallbackTierId);
  const tiers = hasFree ? items : [{ id: fallbackTierId, data: builtInTier }, ...items];
  const inForce = (id: string): TierConfiguration | null => tiers.find((tier) => tier.id === id)?.data ?? null;
  const close = (): void => setOpen(null);
  return (
    <Stack spacing={2} sx={{ pb: 2 }}>
      {!hasFree && <Alert severity="info" sx={{ mx: 2 }}>{t('platform:system.builtIn')}</Alert>}
      <TableContainer tabIndex={0} role="group" aria-label={t('platform:system.tiers')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('platform:system.columns.tier')}</TableCell>
              {limitNames.map((name) => <TableCell key={name} align="right">{t(`platform:system.limits.${name}`)}</TableCell>)}
              {featureFlags.map((flag) => <TableCell key={flag}>{t(`platform:system.flags.${flag}`)}</TableCell>)}
              <TableCell align="right">{t('tiers.price')}</TableCell>
              <TableCell>{t('platform:system.columns.act')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {tiers.map(({ id, data }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  <Typography variant="body2" sx={{ fontWeight: 580 }}>{data.name}</Typography><Typography variant="caption" color="text.secondary" component="p">{id}</Typography>
                  {drafts.some((draft) => draft.id === id) && <StatusChip tone="warning" label={t('tiers.draft')} />}
                </TableCell>
                {limitNames.map((name) => <TableCell key={name} align="right">{limit(data.limits[name])}</TableCell>)}
                {featureFlags.map((flag) => <TableCell key={flag}>{t(data.features[flag] ? 'tiers.yes' : 'tiers.no')}</TableCell>)}
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>{data.price ? t('tiers.perMonth', { price: format.money(data.price.monthly, data.price.currency) }) : '–'}</TableCell>
                <TableCell>
                  <Stack direction="row">
                    <Button size="small" onClick={() => setOpen({ what: 'edit', id, choice: choiceOfTier(drafts.find((draft) => draft.id === id)?.data ?? data), base: data.rev ?? 0 })} aria-label={t('tiers.editOf', { name: data.name })}>{t('platform:system.edit')}</Button>
                    <Button size="small" onClick={() => setOpen({ what: 'history', id, tier: data })} aria-label={t('tiers.historyOf', { name: data.name })}>{t('tiers.history')}</Button>
                  </Stack>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Box sx={{ px: { xs: 2, sm: 3 } }}><Button variant="outlined" onClick={() => setOpen({ what: 'add', choice: choiceOfTier(builtInTier) })}>{t('tiers.add')}</Button></Box>
      {drafts.map(({ id, data }) => {
        const before = inForce(id);
        return (
          <Alert key={id} severity="warning" variant="outlined" sx={{ mx: { xs: 2, sm: 3 }, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
            <Stack spacing={1.5}>
              <Typography variant="subtitle2" component="h3">{t(before ? 'tiers.draftOf' : 'tiers.draftNew', { name: data.name })}</Typography>
              {before && data.base !== (before.rev ?? 0) && <Typography variant="body2">{t('tiers.outdated', { base: data.base, rev: before.rev ?? 0 })}</Typography>}
              {before && <TierChangeList change={tierChange(choiceOfTier(before), choiceOfTier(data))} />}
              <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <Button size="small" variant="contained" onClick={() => setOpen({ what: 'publish', id, choice: choiceOfTier(data), restored: null })}>{t('tiers.preview')}</Button>
                {!before && <Button size="small" onClick={() => setOpen({ what: 'edit', id, choice: choiceOfTier(data), base: 0 })}>{t('platform:system.edit')}</Button>}
                <Button size="small" loading={pending} onClick={() => void drop(id)}>{t('tiers.drop')}</Button>
              </Stack>
            </Stack>
          </Alert>
        );
      })}
      {open?.what === 'edit' && <TierDialog id={open.id} choice={open.choice} base={open.base} taken={[]} onClose={close} />}
      {open?.what === 'add' && <TierDialog id={null} choice={{ ...open.choice, name: '' }} base={0} taken={tiers.map(({ id }) => id)} onClose={close} />}
      {open?.what === 'history' && <TierHistory id={open.id} tier={open.tier} onRestore={(choice, restored) => setOpen({ what: 'publish', id: open.id, choice, restored })} onClose={close} />}
      {open?.what === 'publish' && <PublishTier id={open.id} choice={open.choice} before={inForce(open.id)} restored={open.restored} onClose={close} />}
    </Stack>
  );
}
