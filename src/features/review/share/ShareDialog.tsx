// Shares one candidate's answers with somebody outside the company: what, why, how long; the link; and every link there is, to be closed at once.
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareCandidate, shareLink, sharesOf } from '#data/review/shares.ts';
import type { Share } from '#domain/review/share.ts';
import { usualShareDays } from '#domain/review/share.ts';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import type { Loadable } from '#ui/reading/asResult.ts';
import { wrapResult } from '#ui/reading/asResult.ts';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import type { ShareButtonProps } from './ShareButton.tsx';
import { ShareRow } from './ShareRow.tsx';
import { ShareFields, type ShareForm } from './ShareFields.tsx';
import { ShareMade } from './ShareMade.tsx';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Listed, Stored } from '#domain/base/source.ts';

export function ShareDialog({
  candidateRef,
  me,
  blind,
  job,
  onClose,
}: ShareButtonProps & { onClose: () => void }) {
  const { t } = useTranslation(['share', 'common']);
  const [form, setForm] = useState<ShareForm>({
    recipient: '',
    message: '',
    recordings: false,
    resume: false,
    days: usualShareDays,
  });
  const [token, setToken] = useState<string | null>(null);
  const [share, { pending }] = useAction(shareCandidate);
  const shares = useLive(wrapResult(sharesOf(candidateRef)));
  const items =
    shares.kind === 'ready'
      ? shares.value.items.toSorted(
          (a, b) => (b.data.createdAt?.getTime() ?? 0) - (a.data.createdAt?.getTime() ?? 0),
        )
      : [];
  const made = items.find(({ id }) => id === token)?.data;
  const change = (part: Partial<ShareForm>): void => setForm({ ...form, ...part });
  async function make(): Promise<void> {
    const found = await share(candidateRef, me, form);
    if (found === undefined) return;
    setToken(found);
    setForm({ ...form, recipient: '', message: '' });
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="share-title">
      <DialogTitle id="share-title">{t('dialog.title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t('dialog.lead')}
        </Typography>
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <ShareFields form={form} change={change} blind={blind} />
          <Typography variant="body2" color="text.secondary">
            {t('dialog.told')}
          </Typography>
          <div>
            <Button type="submit" variant="contained" loading={pending}>
              {t('dialog.make')}
            </Button>
          </div>
        </Stack>
        <Box role="status" sx={{ mt: 2 }}>
          {made?.status === 'open' && token && (
            <ShareMade
              link={shareLink(candidateRef.orgId, token)}
              expiresAt={made.expiresAt}
              about={{ title: job.title, company: job.company, name: me.name }}
            />
          )}
        </Box>
        <ShareList candidateRef={candidateRef} uid={me.uid} shares={shares} items={items} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Every link there is, the last one first. */
function ShareList({
  candidateRef,
  uid,
  shares,
  items,
}: {
  candidateRef: CandidateRef;
  uid: string;
  shares: Loadable<Listed<Share>>;
  items: readonly Stored<Share>[];
}) {
  const { t } = useTranslation('share');
  return (
    <>
      <Typography variant="subtitle1" component="h3" sx={{ mt: 3 }}>
        {t('dialog.list')}
      </Typography>
      {shares.kind === 'loading' && <RowsSkeleton rows={2} />}
      {shares.kind === 'failed' && <ErrorState fault={shares.fault} />}
      {shares.kind === 'ready' && items.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('dialog.none')}
        </Typography>
      )}
      <Stack component="ul" data-testid="shares" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((one) => (
          <ShareRow key={one.id} candidateRef={candidateRef} uid={uid} share={one} />
        ))}
      </Stack>
      {shares.kind === 'ready' && shares.value.more && (
        <Typography variant="body2" color="text.secondary">
          {t('dialog.more')}
        </Typography>
      )}
    </>
  );
}
