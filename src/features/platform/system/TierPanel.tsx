// The tiers side by side: what is in force, what is being prepared, and the way from one to the other.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { platformTiersSource } from '#data/platform/platform.ts';
import { dropTierDraft, tierDraftsSource } from '#data/platform/tierAdmin.ts';
import { compareByPrice } from '#domain/company/planChange.ts';
import { seekerPlans, toTierConfiguration } from '#domain/billing/seekerPlans.ts';
import {
  builtInTier,
  fallbackTierId,
  isSeekerTier,
  type TierConfiguration,
} from '#domain/billing/tier.ts';
import { readTierChoice } from '#domain/platform/tierDraft.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { PublishTier } from './PublishTier.tsx';
import { TierDialog } from './TierDialog.tsx';
import { TierHistory } from './TierHistory.tsx';
import { TierTable, type TierRow } from './TierTable.tsx';
import { type Open, DraftNote } from './TierDraftNote.tsx';

export function TierPanel() {
  const { t } = useTranslation(['system', 'platform']);
  const { items } = useLive(platformTiersSource());
  const drafts = useLive(tierDraftsSource()).items;
  const [open, setOpen] = useState<Open | null>(null);
  const [drop, { pending }] = useAction(dropTierDraft, { done: t('tiers.dropped') });
  const hasFree = items.some(({ id }) => id === fallbackTierId);
  // Plans of people without a document are in force as they are built in.
  const builtIn = seekerPlans
    .filter(({ tierId }) => !items.some(({ id }) => id === tierId))
    .map((plan) => ({ id: plan.tierId as string, data: toTierConfiguration(plan) }));
  const tiers: readonly TierRow[] = [
    ...(hasFree ? [] : [{ id: fallbackTierId, data: builtInTier }]),
    ...items,
    ...builtIn,
  ];
  const people = tiers
    .filter(({ data }) => isSeekerTier(data))
    .toSorted((one, other) => compareByPrice(one.data, other.data));
  const inForce = (id: string): TierConfiguration | null =>
    tiers.find((tier) => tier.id === id)?.data ?? null;
  const close = (): void => setOpen(null);
  const table = {
    drafts: drafts.map(({ id }) => id),
    onEdit: ({ id, data }: TierRow) =>
      setOpen({
        what: 'edit',
        id,
        choice: readTierChoice(drafts.find((draft) => draft.id === id)?.data ?? data),
        base: data.rev ?? 0,
      }),
    onHistory: ({ id, data }: TierRow) => setOpen({ what: 'history', id, tier: data }),
  };
  return (
    <Stack spacing={2} sx={{ pb: 2 }}>
      {!hasFree && <BuiltInNote />}
      <TierTable
        label={t('platform:system.tiers')}
        tiers={tiers.filter(({ data }) => !isSeekerTier(data))}
        {...table}
      />
      <Box sx={{ px: { xs: 2, sm: 3 } }}>
        <Button
          variant="outlined"
          onClick={() => setOpen({ what: 'add', choice: readTierChoice(builtInTier) })}
        >
          {t('tiers.add')}
        </Button>
      </Box>
      <PeopleHead />
      <TierTable people label={t('tiers.people')} tiers={people} {...table} />
      <Box sx={{ px: { xs: 2, sm: 3 } }}>
        <Button
          variant="outlined"
          onClick={() =>
            setOpen({ what: 'add', choice: readTierChoice(toTierConfiguration(seekerPlans[1])) })
          }
        >
          {t('tiers.addPeople')}
        </Button>
      </Box>
      {drafts.map(({ id, data }) => {
        const before = inForce(id);
        return (
          <DraftNote
            key={id}
            id={id}
            before={before}
            data={data}
            setOpen={setOpen}
            pending={pending}
            drop={drop}
          />
        );
      })}
      <TierDialogs open={open} close={close} tiers={tiers} setOpen={setOpen} inForce={inForce} />
    </Stack>
  );
}

/** The free tier is in force as it is built in. */
function BuiltInNote() {
  const { t } = useTranslation(['system', 'platform']);
  return (
    <Alert severity="info" sx={{ mx: 2 }}>
      {t('platform:system.builtIn')}
    </Alert>
  );
}

/** The tiers of people begin here. */
function PeopleHead() {
  const { t } = useTranslation(['system', 'platform']);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: 1 }}>
      <Typography variant="h3">{t('tiers.people')}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t('tiers.peopleLead')}
      </Typography>
    </Box>
  );
}

interface TierDialogsProps {
  open: Open | null;
  close: () => void;
  tiers: readonly TierRow[];
  setOpen: (next: Open | null) => void;
  inForce: (id: string) => TierConfiguration | null;
}

/** The dialog that is open. */
function TierDialogs({ open, close, tiers, setOpen, inForce }: TierDialogsProps) {
  return (
    <>
      {open?.what === 'edit' && (
        <TierDialog id={open.id} choice={open.choice} base={open.base} taken={[]} onClose={close} />
      )}
      {open?.what === 'add' && (
        <TierDialog
          id={null}
          choice={{ ...open.choice, name: '' }}
          base={0}
          taken={tiers.map(({ id }) => id)}
          onClose={close}
        />
      )}
      {open?.what === 'history' && (
        <TierHistory
          id={open.id}
          tier={open.tier}
          onRestore={(choice, restored) =>
            setOpen({ what: 'publish', id: open.id, choice, restored })
          }
          onClose={close}
        />
      )}
      {open?.what === 'publish' && (
        <PublishTier
          id={open.id}
          choice={open.choice}
          before={inForce(open.id)}
          restored={open.restored}
          onClose={close}
        />
      )}
    </>
  );
}
