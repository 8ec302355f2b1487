// The decision on a candidate: who made it and why, how the candidate was notified, and making or changing it.
import { Box, Button, Stack, Typography } from '@mui/material';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formerDecisionsOf } from '#data/review/decisions.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Decision, Outcome } from '#domain/review/review.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useMemberName } from '#features/review/parts/MemberName.tsx';
import type { MessageAbout } from './useMessage.ts';

const DecisionDialog = lazy(async () => ({
  default: (await import('./DecisionDialog.tsx')).DecisionDialog,
}));
const NotifyCandidateDialog = lazy(async () => ({
  default: (await import('./NotifyCandidateDialog.tsx')).NotifyCandidateDialog,
}));

export interface DecisionPanelProps {
  candidateRef: CandidateRef;
  uid: string;
  session: StaffSession;
  decision: Decision | null;
  notification: Outcome | null;
  about: MessageAbout;
  canEdit: boolean;
  handedIn: boolean;
}

const tones = { advance: 'good', reject: 'bad', hold: 'warning' } as const;

function CandidateNotification({
  candidateRef,
  notification,
  isStale,
}: {
  candidateRef: CandidateRef;
  notification: Outcome;
  /** The decision was changed since. */
  isStale: boolean;
}) {
  const { t } = useTranslation('review');
  const { dateTime } = useFormat();
  const by = useMemberName(candidateRef.orgId, notification.releasedBy);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ bgcolor: 'background.sunken', borderRadius: 1, p: 1.5 }}>
        <Typography variant="caption" color="text.secondary" component="p">
          {t('decision.told', {
            name: by,
            when: notification.releasedAt ? dateTime(notification.releasedAt) : '',
          })}
        </Typography>
        <Typography
          variant="body2"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}
        >
          {notification.message}
        </Typography>
      </Box>
      {isStale && (
        <Typography variant="body2" color="warning.main" sx={{ mt: 1 }}>
          {t('decision.stale')}
        </Typography>
      )}
    </Box>
  );
}

function Made({ candidateRef, decision }: { candidateRef: CandidateRef; decision: Decision }) {
  const { t } = useTranslation(['review', 'domain']);
  const { dateTime } = useFormat();
  const by = useMemberName(candidateRef.orgId, decision.decidedBy);
  return (
    <Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1 }}
      >
        <StatusChip
          label={t(`domain:outcome.${decision.outcome}`)}
          tone={tones[decision.outcome]}
        />
        <Typography variant="body2" color="text.secondary">
          {t('decision.made', {
            name: by,
            when: decision.decidedAt ? dateTime(decision.decidedAt) : '',
          })}
        </Typography>
      </Stack>
      {decision.reasonCode && (
        <Typography sx={{ fontWeight: 560 }}>
          {t(`domain:rejectReason.${decision.reasonCode}`)}
        </Typography>
      )}
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {decision.reason}
      </Typography>
      {decision.rev > 1 && (
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.5 }}>
          {t('decision.changed', { count: decision.rev - 1 })}
        </Typography>
      )}
    </Box>
  );
}

/** What was decided before, with the reasons given then. */
function Former({ candidateRef }: { candidateRef: CandidateRef }) {
  const { t } = useTranslation('review');
  const [open, setOpen] = useState(false);
  const former = valueOf(useLive(wrapResult(formerDecisionsOf(candidateRef)))) ?? [];
  if (former.length === 0) return null;
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        color="secondary"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ ml: -0.5, displayPrint: 'none' }}
      >
        {t(open ? 'decision.hideFormer' : 'decision.showFormer', { count: former.length })}
      </Button>
      {open && (
        <Stack
          component="ol"
          reversed
          spacing={1.5}
          aria-label={t('decision.former')}
          data-testid="former-decisions"
          sx={{ listStyle: 'none', p: 0, m: 0, pl: 1.5, mt: 1 }}
        >
          {former.map(({ id, data }) => (
            <Box component="li" key={id}>
              <Made candidateRef={candidateRef} decision={data} />
            </Box>
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** The text of what keeps somebody from deciding; null where nothing does. */
function findObstacle(canEdit: boolean, handedIn: boolean) {
  if (!canEdit) return 'decision.onlyEditors' as const;
  return handedIn ? null : ('decision.scorecardFirst' as const);
}

export function DecisionPanel({
  candidateRef,
  uid,
  session,
  decision,
  notification,
  about,
  canEdit,
  handedIn,
}: DecisionPanelProps) {
  const { t } = useTranslation('review');
  const [open, setOpen] = useState<'decide' | 'tell' | null>(null);
  const outcome = decision && decision.outcome !== 'hold' ? decision.outcome : null;
  const stale = notification !== null && outcome !== null && notification.outcome !== outcome;
  const obstacle = findObstacle(canEdit, handedIn);
  const why = obstacle && t(obstacle);
  const decideLabel = decision ? 'decision.change' : 'decision.decide';
  const decide = (): void => setOpen('decide');
  usePageCommands(why ? [] : [{ id: 'decide', label: `review:${decideLabel}`, run: decide }]);
  return (
    <Panel title={t('decision.title')} lead={t('decision.person')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box role="status" sx={{ width: '100%' }}>
          {decision ? (
            <Made candidateRef={candidateRef} decision={decision} />
          ) : (
            <Typography color="text.secondary">{t('decision.none')}</Typography>
          )}
        </Box>
        {decision && decision.rev > 1 && <Former key={decision.rev} candidateRef={candidateRef} />}
        {notification && (
          <CandidateNotification
            candidateRef={candidateRef}
            notification={notification}
            isStale={stale}
          />
        )}
        {why && (
          <Typography variant="body2" color="text.secondary">
            {why}
          </Typography>
        )}
        {!why && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant={decision ? 'outlined' : 'contained'} onClick={decide}>
              {t(decideLabel)}
            </Button>
            {outcome && (!notification || stale) && (
              <Button variant="outlined" onClick={() => setOpen('tell')}>
                {t('tell.button')}
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      <Boundary fallback={null}>
        {open === 'decide' && (
          <DecisionDialog
            candidateRef={candidateRef}
            uid={uid}
            session={session}
            seen={decision}
            isNotified={notification !== null}
            about={about}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'tell' && outcome && (
          <NotifyCandidateDialog
            candidateRef={candidateRef}
            uid={uid}
            outcome={outcome}
            about={about}
            onClose={() => setOpen(null)}
          />
        )}
      </Boundary>
    </Panel>
  );
}
