// Step 5: what is still missing, with the way there; then publish, saying what is counted.
import { Alert, Box, Button, Checkbox, FormControlLabel, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { canonicalJson } from '#ai/canonical.ts';
import { sha256 } from '#domain/sha256.ts';
import type { DraftPlace } from '#data/drafts.ts';
import { publishDraft } from '#data/interviews.ts';
import { isUnlimited } from '#domain/tier.ts';
import { isAtInterviewLimit, usedThisMonth, type Organization } from '#domain/organization.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { limitTargetOf } from '#navigation/limitTargetOf.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { InterviewLimitDialog } from '#ui/InterviewLimitDialog.tsx';
import { useAction } from '#ui/useAction.ts';
import { useNow } from '#ui/useNow.ts';
import type { DraftDesk } from './draftDesk.ts';
import type { PublishProblem } from './problemTarget.ts';
import { resetDay } from './resetDay.ts';
import { StepSection } from './StepSection.tsx';
import { unlawfulQuestions } from './unlawful.ts';

/** Names a rubric by its content: the same rubric, the same name. */
function versionOf(rubric: unknown): string {
  return sha256(canonicalJson(rubric));
}

interface Props { place: DraftPlace; uid: string; organization: Organization; desk: DraftDesk; problems: readonly PublishProblem[]; reveal: (problem: PublishProblem) => void }

export function PublishSection({ place, uid, organization, desk, problems, reveal }: Props) {
  const { t, i18n } = useTranslation(['hiring', 'versions']);
  const [stopInviting, setStopInviting] = useState(true);
  const isVersion = desk.getState().content.from != null;
  const format = useFormat();
  const navigate = useNavigate();
  const now = useNow();
  const { user } = useSession();
  const [asks, setAsks] = useState<'confirm' | 'limit' | null>(null);
  const [notice, setNotice] = useState<'unsaved' | 'changed' | null>(null);
  const [doubtful, setDoubtful] = useState<number[]>([]);
  const [publish, { pending }] = useAction(publishDraft);
  const { interviews } = organization.usage;
  const used = usedThisMonth(interviews, now);
  const isAdmin = user?.isAdmin === true;

  async function begin(): Promise<void> {
    setNotice(null);
    if (isAtInterviewLimit(organization, new Date())) return setAsks('limit');
    if (!(await desk.flush())) return setNotice('unsaved');
    setDoubtful(await unlawfulQuestions(desk.getState().content));
    setAsks('confirm');
  }
  async function confirm(): Promise<void> {
    const published = await publish({ ...place, rev: desk.getState().rev, uid, versionOf, stopInviting: isVersion && stopInviting });
    if (!published) return;
    setAsks(null);
    if (published.kind === 'published') void navigate(to('job', { interviewId: published.interviewId }, { query: { tab: 'invites' } }), { replace: true });
    else if (published.kind === 'limit') setAsks('limit');
    else setNotice('changed');
  }

  return (
    <StepSection step="publish">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {problems.length > 0 ? (
          <Box data-testid="publish-problems">
            <Typography sx={{ fontWeight: 600 }}>{t('publish.open', { count: problems.length })}</Typography>
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
              {problems.map((problem) => <li key={problem}><MuiLink component="button" type="button" onClick={() => reveal(problem)} sx={{ textAlign: 'left' }}>{t(`problem.${problem}`)}</MuiLink></li>)}
            </Box>
          </Box>
        ) : <Typography>{t('publish.ready')}</Typography>}
        {notice && <Alert severity="warning" role="alert">{t(`publish.${notice}`)}</Alert>}
        <Button variant="contained" size="large" disabled={problems.length > 0} onClick={() => void begin()}>{t('publish.action')}</Button>
        <Typography variant="body2" color="text.secondary">{t(isUnlimited(interviews.limit) ? 'publish.countsUnlimited' : 'publish.counts', { used: format.number(used), limit: format.number(interviews.limit), reset: resetDay(i18n.language, now) })}</Typography>
      </Stack>
      <ConfirmDialog open={asks === 'confirm'} title={t('publish.confirmTitle')} confirmLabel={t('publish.action')} pending={pending} onClose={() => setAsks(null)} onConfirm={() => void confirm()}>
        <Stack spacing={1.5}>
          {doubtful.length > 0 && <Alert severity="error">{t('publish.doubtful', { count: doubtful.length, numbers: format.list(doubtful.map((number) => format.number(number))) })}</Alert>}
          <Typography>{t(isUnlimited(interviews.limit) ? 'publish.confirmCountUnlimited' : 'publish.confirmCount', { next: format.number(used + 1), limit: format.number(interviews.limit) })}</Typography>
          {isVersion && (
            <>
              <Typography>{t('versions:publish.lead')}</Typography>
              <FormControlLabel control={<Checkbox checked={stopInviting} onChange={(_event, checked) => setStopInviting(checked)} />} label={t('versions:publish.stop')} />
            </>
          )}
          <Typography variant="body2" color="text.secondary">{t('publish.confirmFrozen')}</Typography>
        </Stack>
      </ConfirmDialog>
      <InterviewLimitDialog open={asks === 'limit'} isAdmin={isAdmin} to={limitTargetOf(isAdmin)} onClose={() => setAsks(null)} />
    </StepSection>
  );
}
