// Step 5: what is still missing, with the way there; then publish, saying what is counted.
import { Alert, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { DraftRef } from '#data/jobs/drafts.ts';
import type { Question } from '#domain/jobs/kit.ts';
import { isUnlimited } from '#domain/billing/tier.ts';
import { readUsedThisMonth, type Organization } from '#domain/company/organization.ts';
import { isRubricStale, twinsOf } from '#domain/jobs/wording.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { useNow } from '#ui/reading/useNow.ts';
import type { DraftStore } from '#features/hiring/draft/draftStore.ts';
import type { PublishProblem } from '#features/hiring/draft/problemTarget.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { resetDay } from '#features/hiring/parts/resetDay.ts';
import { StepSection } from './StepSection.tsx';
import { usePublish } from './usePublish.ts';

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
  const now = useNow();
  const { asks, setAsks, notice, doubtful, pending, begin, confirm } = usePublish(
    draftRef,
    uid,
    organization,
    draftStore,
  );
  usePageCommands(
    problems.length > 0
      ? []
      : [{ id: 'publish', label: 'hiring:publish.action', run: () => void begin() }],
  );
  const { interviews } = organization.usage;
  const used = readUsedThisMonth(interviews, now);
  const { questions } = draftStore.getState().content;
  const earlier = twinsOf(questions);
  const numbersOf = (isMeant: (question: Question) => boolean): number[] =>
    questions.flatMap((question, index) => (isMeant(question) ? [index + 1] : []));

  return (
    <StepSection step="publish">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <WhatIsMissing problems={problems} reveal={reveal} />
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

/** What has to be done before publishing, with the way to each. */
function WhatIsMissing({ problems, reveal }: Pick<Props, 'problems' | 'reveal'>) {
  const { t } = useTranslation('hiring');
  if (problems.length === 0) return <Typography>{t('publish.ready')}</Typography>;
  return (
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
  );
}
