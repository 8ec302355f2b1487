// What people see differently than in the scorecards they submitted: beside the first, never instead of it, with what they could see by then.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { amendmentsOf } from '#data/review/reviews.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { amendmentLimits, type Amendment, type Review } from '#domain/review/review.ts';
import { compareScorecards } from '#domain/review/scorecard.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { AmendDialog } from './AmendDialog.tsx';
import type { Peer } from './CompetencyResult.tsx';

type Card = Pick<Review, 'rating' | 'comment' | 'scores'>;

function Line({
  who,
  amendment,
  before,
  rubric,
}: {
  who: string;
  amendment: Amendment;
  before: Card;
  rubric: readonly RubricItem[];
}) {
  const { t } = useTranslation(['review', 'domain']);
  const { dateTime, list } = useFormat();
  const formatLevel = (level: number | null): string =>
    level === null ? t('domain:notEnoughEvidence') : String(level);
  const { others, rated, decided } = amendment;
  const knew = [
    ...(others > 0 ? [t('amend.knew.others', { count: others })] : []),
    ...(rated ? [t('amend.knew.rated')] : []),
    ...(decided ? [t('amend.knew.decided')] : []),
  ];
  return (
    <Box
      component="li"
      data-testid="amendment"
      sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}
    >
      <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
        {t('amend.by', { name: who, when: amendment.at ? dateTime(amendment.at) : '' })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {knew.length > 0 ? t('amend.knew.all', { list: list(knew) }) : t('amend.knew.nothing')}
      </Typography>
      {compareScorecards(before, amendment, rubric).map(({ id, from, to }) => (
        <Typography key={id} variant="body2">
          {t('amend.changed', {
            what: rubric.find((competency) => competency.id === id)?.name ?? t('scorecard.overall'),
            from: formatLevel(from),
            to: formatLevel(to),
          })}
        </Typography>
      ))}
      <Typography
        variant="body2"
        color="text.secondary"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {amendment.reason}
      </Typography>
    </Box>
  );
}

export interface AmendmentsProps {
  candidateRef: CandidateRef;
  uid: string;
  rubric: readonly RubricItem[];
  mine: Review;
  peers: readonly Peer[];
  /** Nobody scores now. */
  paused: boolean;
}

export function Amendments({ candidateRef, uid, rubric, mine, peers, paused }: AmendmentsProps) {
  const { t } = useTranslation('review');
  const [asking, setAsking] = useState(false);
  const all = valueOf(useLive(wrapResult(amendmentsOf(candidateRef))))?.items.map(
    ({ data }) => data,
  );
  if (!all) return null;
  const firstOf = (by: string): Card | undefined =>
    by === uid ? mine : peers.find((peer) => peer.uid === by)?.review;
  const of = (by: string): Amendment[] =>
    all.filter((one) => one.by === by).toSorted((a, b) => a.n - b.n);
  const own = of(uid);
  const writers = [...new Set(all.map(({ by }) => by))];
  const lines = writers.flatMap((by) =>
    of(by).map((amendment, index, chain) => ({
      amendment,
      before: chain[index - 1] ?? firstOf(by) ?? amendment,
      who:
        by === uid
          ? t('people.you')
          : (peers.find((peer) => peer.uid === by)?.name ?? t('people.former')),
    })),
  );
  return (
    <Stack spacing={1.25} sx={{ alignItems: 'flex-start' }}>
      {lines.length > 0 && (
        <Box component="section" aria-label={t('amend.all')} sx={{ width: '100%' }}>
          <Typography variant="subtitle2" component="h3">
            {t('amend.all')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t('amend.allText')}
          </Typography>
          <Stack component="ul" spacing={1.25} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {lines.map((line) => (
              <Line key={`${line.amendment.by}_${line.amendment.n}`} {...line} rubric={rubric} />
            ))}
          </Stack>
        </Box>
      )}
      {!paused && own.length < amendmentLimits.most && (
        <Button
          size="small"
          variant="outlined"
          onClick={() => setAsking(true)}
          sx={{ displayPrint: 'none' }}
        >
          {t('amend.button')}
        </Button>
      )}
      {asking && (
        <AmendDialog
          candidateRef={candidateRef}
          uid={uid}
          rubric={rubric}
          last={own.at(-1) ?? mine}
          seen={own.length}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
