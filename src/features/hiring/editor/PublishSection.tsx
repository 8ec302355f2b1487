// Step 5: what is still missing, with the way there; then publish, saying what is counted.
import { Alert, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { canonicalJson } from '#ai/results/canonical.ts';
import { sha256 } from '#domain/base/sha256.ts';
import type { DraftRef } from '#data/jobs/drafts.ts';
import { publishDraft } from '#data/jobs/publishing.ts';
import type { Question } from '#domain/jobs/kit.ts';
import { isUnlimited } from '#domain/billing/tier.ts';
import {
  isAtInterviewLimit,
  usedThisMonth,
  type Organization,
} from '#domain/company/organization.ts';
import { isRubricStale, twinsOf } from '#domain/jobs/wording.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useNow } from '#ui/reading/useNow.ts';
import type { DraftStore } from '#features/hiring/draft/draftStore.ts';
import type { PublishProblem } from '#features/hiring/draft/problemTarget.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { resetDay } from '#features/hiring/parts/resetDay.ts';
import { StepSection } from './StepSection.tsx';
import { unlawfulQuestions } from './unlawful.ts';

/** Names a rubric by its content: the same rubric, the same name. */
function versionOf(rubric: unknown): string {
  return sha256(canonicalJson(rubric));
}

interface Props {
  draftRef: DraftRef;
  uid: string;
  organization: Organization;
  draftStore: DraftStore;
  problems: readonly PublishProblem[];
  reveal: (problem: PublishProblem) => void;
}

export function PublishSection({
  draftRef,
  uid,
  organization,
  draftStore,
  problems,
  reveal,
}: Props) {
  const { t, i18n } = useTranslation('hiring');
  const isVersion = draftStore.getState().content.from != null;
  const format = useFormat();
  const navigate = useNavigate();
  const now = useNow();
  const [asks, setAsks] = useState<'confirm' | 'limit' | null>(null);
  const [notice, setNotice] = useState<'unsaved' | 'changed' | null>(null);
  const [doubtful, setDoubtful] = useState<number[]>([]);
  const [publish, { pending }] = useAction(publishDraft);
  const { interviews } = organization.usage;
  const used = usedThisMonth(interviews, now);
  const { questions } = draftStore.getState().content;
  const earlier = twinsOf(questions);
  const numbersOf = (isMeant: (question: Question) => boolean): number[] =>
    questions.flatMap((question, index) => (isMeant(question) ? [index + 1] : []));

  async function begin(): Promise<void> {
    setNotice(null);
    if (isAtInterviewLimit(organization, new Date())) return setAsks('limit');
    if (!(await draftStore.flush())) return setNotice('unsaved');
    setDoubtful(await unlawfulQuestions(draftStore.getState().content));
    setAsks('confirm');
  }
  async function confirm(stopInviting: boolean): Promise<void> {
    const published = await publish({
      ...draftRef,
      rev: draftStore.getState().rev,
      uid,
      versionOf,
      stopInviting,
    });
    if (!published) return;
    setAsks(null);
    if (published.kind === 'published')
      void navigate(
        to('job', { interviewId: published.interviewId }, { query: { tab: 'invites' } }),
        { replace: true },
      );
    else if (published.kind === 'limit') setAsks('limit');
    else setNotice('changed');
  }

  return (
    <StepSection step="publish">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {problems.length > 0 ? (
          <Box data-testid="publish-problems">
            <Typography sx={{ fontWeight: 600 }}>
              {t('publish.open', { count: problems.length })}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
              {problems.map((problem) => (
                <li key={problem}>
                  <MuiLink
                    component="button"
                    type="button"
                    onClick={() => reveal(problem)}
                    sx={{ textAlign: 'left' }}
                  >
                    {t(`problem.${problem}`)}
                  </MuiLink>
                </li>
              ))}
            </Box>
          </Box>
        ) : (
          <Typography>{t('publish.ready')}</Typography>
        )}
        {notice && (
          <Alert severity="warning" role="alert">
            {t(`publish.${notice}`)}
          </Alert>
        )}
        <Button
          variant="contained"
          size="large"
          disabled={problems.length > 0}
          onClick={() => void begin()}
        >
          {t('publish.action')}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {t(isUnlimited(interviews.limit) ? 'publish.countsUnlimited' : 'publish.counts', {
            used: format.number(used),
            limit: format.number(interviews.limit),
            reset: resetDay(i18n.language, now),
          })}
        </Typography>
      </Stack>
      <PublishDialog
        asks={asks}
        organization={organization}
        isVersion={isVersion}
        warnings={{
          doubtful,
          stale: numbersOf(isRubricStale),
          twins: numbersOf(({ id }) => earlier[id] !== undefined),
        }}
        pending={pending}
        onClose={() => setAsks(null)}
        onConfirm={(stopInviting) => void confirm(stopInviting)}
      />
    </StepSection>
  );
}
