// One competency, seen by me, by colleagues and by the AI, with how far apart we are and why.
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { computeCompetencyLevel, type QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { levels } from '#domain/jobs/kit.ts';
import type { Review } from '#domain/review/review.ts';
import { closenessOf, spreadOf, type Closeness } from '#domain/review/panel.ts';
import { agreementOf } from '#domain/review/scorecard.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import type { EvidenceLinks } from '#features/review/answers/evidence.ts';
import { QuestionEvidence } from './QuestionEvidence.tsx';

export interface Peer {
  uid: string;
  name: string;
  review: Review;
}
export interface CompetencyResultProps {
  competency: RubricItem;
  mine: Review;
  peers: readonly Peer[];
  /** null: no AI rating. */
  ratings: readonly QuestionRating[] | null;
  /** The ratings with the levels people gave instead; null or absent: nobody gave one. */
  team?: readonly QuestionRating[] | null;
  links: EvidenceLinks;
}

const panelTones = { same: 'good', near: 'neutral', far: 'warning' } as const satisfies Record<
  Closeness,
  Tone
>;
const tones = {
  same: 'good',
  near: 'neutral',
  apart: 'warning',
  open: 'neutral',
} as const satisfies Record<string, Tone>;

function Row({
  who,
  children,
  note,
}: {
  who: string;
  children: ReactNode;
  note?: string | undefined;
}) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(64px, 0.32fr) minmax(0, 1fr)',
        columnGap: 1.5,
        alignItems: 'baseline',
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {who}
      </Typography>
      <Box>{children}</Box>
      {note && (
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ gridColumn: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {note}
        </Typography>
      )}
    </Box>
  );
}

export function CompetencyResult({
  competency,
  mine,
  peers,
  ratings,
  team = null,
  links,
}: CompetencyResultProps) {
  const { t } = useTranslation(['review', 'domain']);
  const line = mine.scores?.[competency.id];
  const own = ratings?.filter((rating) => rating.competencyId === competency.id) ?? [];
  const ai = ratings === null ? null : computeCompetencyLevel(own, competency.id);
  const whole = levels.find((level) => level === ai) ?? null;
  const rated = own.filter((rating) => rating.status === 'rated').length;
  const teamLevel =
    team &&
    own.some(({ questionId, level }) =>
      team.some((one) => one.questionId === questionId && one.level !== level),
    )
      ? { level: computeCompetencyLevel(team, competency.id) }
      : null;
  return (
    <Box
      component="section"
      aria-label={competency.name}
      sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      <ResultHead competency={competency}>
        <ClosenessChip
          own={line?.level ?? null}
          ai={ai}
          isRated={ratings !== null}
          peers={peers.map(({ review }) => review.scores?.[competency.id]?.level ?? null)}
        />
      </ResultHead>
      <Stack spacing={0.75}>
        <Row who={t('people.you')} note={line?.note || undefined}>
          <LevelScale level={line?.level ?? null} />
        </Row>
        {ratings && (
          <Row
            who={t('people.ai')}
            note={rated > 1 && whole !== null ? t('result.meanOf', { count: rated }) : undefined}
          >
            <MeanLevel
              mean={ai}
              count={rated}
              unsupported={own.some((rating) => rating.status === 'unsupported')}
            />
          </Row>
        )}
        {teamLevel && (
          <Row who={t('people.team')}>
            <MeanLevel mean={teamLevel.level} count={rated} />
          </Row>
        )}
        {peers.map(({ uid, name, review }) => (
          <Row key={uid} who={name} note={review.scores?.[competency.id]?.note || undefined}>
            <LevelScale level={review.scores?.[competency.id]?.level ?? null} />
          </Row>
        ))}
      </Stack>
      {own.length > 0 && (
        <Stack spacing={2} sx={{ mt: 1.5, pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
          {own.map((rating) => (
            <QuestionEvidence
              key={rating.questionId}
              question={competency.questions.find(({ id }) => id === rating.questionId)}
              rating={rating}
              links={links}
            />
          ))}
        </Stack>
      )}
    </Box>
  );
}

/** How far apart the levels are: among all who scored, else between me and the AI. Nothing while I am alone. */
function ClosenessChip({
  own,
  ai,
  isRated,
  peers,
}: {
  own: number | null;
  ai: number | null;
  isRated: boolean;
  peers: readonly (number | null)[];
}) {
  const { t } = useTranslation('review');
  const { number } = useFormat();
  const agreement = agreementOf(own, ai);
  const spread = spreadOf([own, ai, ...peers]);
  const closeness = spread === null ? null : closenessOf(spread);
  if (peers.length === 0)
    return (
      isRated && <StatusChip label={t(`result.agreement.${agreement}`)} tone={tones[agreement]} />
    );
  return (
    <StatusChip
      label={
        closeness === null
          ? t('panel.single')
          : t(`panel.${closeness}`, {
              distance: number(spread ?? 0, { maximumFractionDigits: 1 }),
            })
      }
      tone={closeness === null ? 'neutral' : panelTones[closeness]}
    />
  );
}

function ResultHead({ competency, children }: { competency: RubricItem; children: ReactNode }) {
  const { t } = useTranslation('review');
  const { percent } = useFormat();
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', mb: 1 }}
    >
      <Typography variant="h4" component="h3">
        {competency.name}{' '}
        <Typography component="span" variant="caption" color="text.secondary">
          {t('scorecard.weight', { weight: percent(competency.weight / 100) })}
        </Typography>
      </Typography>
      {children}
    </Stack>
  );
}

/** The mean of several answers: a level where it falls on one, else shown as it is, not rounded. */
function MeanLevel({
  mean,
  count,
  unsupported = false,
}: {
  mean: number | null;
  count: number;
  unsupported?: boolean;
}) {
  const { t } = useTranslation('review');
  const { number } = useFormat();
  const whole = levels.find((level) => level === mean) ?? null;
  if (mean === null || whole !== null)
    return <LevelScale level={whole} unsupported={unsupported} />;
  return (
    <Typography variant="body2" sx={{ fontWeight: 560 }}>
      {t('result.between', { value: number(mean, { maximumFractionDigits: 2 }), count })}
    </Typography>
  );
}
