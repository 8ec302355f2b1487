// Blind review on a candidate's page: that it is closed and how it opens; who it is, once it is open; who looked early.
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { revealIdentity } from '#data/candidate/identity.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import { identityLimits } from '#domain/candidate/identity.ts';
import type { Reveal } from '#domain/candidate/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { MemberName } from '#features/review/parts/MemberName.tsx';
import type { Who } from '#features/review/parts/identityContext.ts';

export interface IdentityStripProps {
  candidateRef: CandidateRef;
  uid: string;
  session: StaffSession;
  who: Who;
  /** Null: this role may not reveal. */
  role: Reveal['role'] | null;
  wordsShown: boolean;
  onWords: (shown: boolean) => void;
}

function RevealDialog({
  candidateRef,
  uid,
  role,
  onClose,
}: {
  candidateRef: CandidateRef;
  uid: string;
  role: Reveal['role'];
  onClose: () => void;
}) {
  const { t } = useTranslation(['blind', 'common']);
  const id = useId();
  const { orgId, interviewId, candidateUid } = candidateRef;
  const {
    value: reason,
    set: setReason,
    forget,
  } = useKept(`hirely.reveal/${uid}/${orgId}/${interviewId}/${candidateUid}`, z.string(), '');
  const [tried, setTried] = useState(false);
  const [reveal, { pending }] = useAction(
    async () => {
      await revealIdentity(candidateRef, uid, role, reason);
      return true;
    },
    { done: t('desk.revealed') },
  );
  const short = reason.trim().length < identityLimits.reasonMin;
  async function submit(): Promise<void> {
    setTried(true);
    if (short) return document.getElementById(`${id}-reason`)?.focus();
    if (!(await reveal())) return;
    forget();
    onClose();
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ display: 'contents' }}
      >
        <DialogTitle id={id}>{t('desk.revealTitle')}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{t('desk.revealText')}</Typography>
          <TextField
            id={`${id}-reason`}
            fullWidth
            multiline
            minRows={2}
            required
            label={t('desk.reason')}
            value={reason}
            error={tried && short}
            helperText={t('desk.reasonHelp', { count: identityLimits.reasonMin })}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: identityLimits.reasonMax } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" color="warning" loading={pending}>
            {t('desk.revealAction')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function RevealLog({ orgId, reveals }: { orgId: string; reveals: readonly [string, Reveal][] }) {
  const { t } = useTranslation('blind');
  const { dateTime } = useFormat();
  return (
    <Box sx={{ mt: 1 }} data-testid="looked-early">
      <Typography variant="body2">{t('desk.looked', { count: reveals.length })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {reveals.map(([uid, { reason, at }]) => (
          <Typography key={uid} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <MemberName orgId={orgId} uid={uid} />
            {at ? `, ${dateTime(at)}` : ''}: {reason}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

export function IdentityStrip({
  candidateRef,
  uid,
  session,
  who,
  role,
  wordsShown,
  onWords,
}: IdentityStripProps) {
  const { t } = useTranslation('blind');
  const [asking, setAsking] = useState(false);
  const reveals = Object.entries(session.reveals ?? {});
  return (
    <Alert
      severity="info"
      icon={false}
      data-testid="identity"
      data-open={who.open}
      sx={{ mb: 3, '& .MuiAlert-message': { width: 1 } }}
    >
      {!who.open && (
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={1.5}
          sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-start', sm: 'center' } }}
        >
          <Box>
            <Typography sx={{ fontWeight: 600 }}>
              {t('desk.title')}. {t('desk.closed')}
            </Typography>
            <Typography variant="body2">{t('desk.closedList')}</Typography>
          </Box>
          {role && session.status !== 'erasing' && (
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              onClick={() => setAsking(true)}
              sx={{ flexShrink: 0 }}
            >
              {t('desk.reveal')}
            </Button>
          )}
        </Stack>
      )}
      {who.open && (
        <OpenIdentity
          who={who}
          code={session.displayName}
          isReviewer={(session.reviewers ?? []).includes(uid)}
          wordsShown={wordsShown}
          onWords={onWords}
        />
      )}
      {reveals.length > 0 && <RevealLog orgId={candidateRef.orgId} reveals={reveals} />}
      {asking && role && (
        <RevealDialog
          candidateRef={candidateRef}
          uid={uid}
          role={role}
          onClose={() => setAsking(false)}
        />
      )}
    </Alert>
  );
}

/** Who it is, once that is open to the reader. */
function OpenIdentity({
  who: { identity },
  code,
  isReviewer,
  wordsShown,
  onWords,
}: Pick<IdentityStripProps, 'who' | 'wordsShown' | 'onWords'> & {
  code: string;
  isReviewer: boolean;
}) {
  const { t } = useTranslation('blind');
  const shown = useShownName();
  return (
    <Box>
      <Typography sx={{ fontWeight: 600 }}>
        {t('desk.title')}. {t(isReviewer ? 'desk.opened' : 'desk.openedByReason')}
      </Typography>
      <Typography variant="body2">{t('desk.knownAs', { code: shown(code) })}</Typography>
      {identity && (
        <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {[
            [t('desk.name'), identity.fullName],
            [t('desk.email'), identity.email || t('desk.none')],
            ...(identity.phone ? [[t('desk.phone'), identity.phone]] : []),
          ]
            .map(([label, value]) => `${label}: ${value}`)
            .join(' · ')}
        </Typography>
      )}
      <FormControlLabel
        sx={{ mt: 0.5, ml: 0, gap: 0.5 }}
        control={
          <Switch size="small" checked={wordsShown} onChange={(_, shown) => onWords(shown)} />
        }
        label={<Typography variant="body2">{t('desk.words')}</Typography>}
      />
    </Box>
  );
}
