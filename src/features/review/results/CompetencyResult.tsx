// One competency, seen by me, by colleagues and by the AI, with how far apart we are and why.
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { competencyLevel, type QuestionRating } from '#domain/evaluation/evaluation.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import { levels } from '#domain/jobs/kit.ts';
import type { Review } from '#domain/review/review.ts';
import { closenessOf, spreadOf, type Closeness } from '#domain/review/panel.ts';
import { agreementOf } from '#domain/review/scorecard.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
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
  numbers: Readonly<Record<string, number>>;
  answers: Readonly<Record<string, string>>;
  active: string | null;
  onSelect: (id: string) => void;
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
        gridTemplateColumns: 'minmax(64px, 0.32fr) 1fr',
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
  numbers,
  answers,
  active,
  onSelect,
}: CompetencyResultProps) {
  const { t } = useTranslation(['review', 'domain']);
  const { percent, number } = useFormat();
  const line = mine.scores?.[competency.id];
  const own = ratings?.filter((rating) => rating.competencyId === competency.id) ?? [];
  const ai = ratings === null ? null : competencyLevel(own, competency.id);
  const whole = levels.find((level) => level === ai) ?? null;
  const rated = own.filter((rating) => rating.status === 'rated').length;
  const agreement = agreementOf(line?.level ?? null, ai);
  const spread = spreadOf([
    line?.level ?? null,
    ai,
    ...peers.map(({ review }) => review.scores?.[competency.id]?.level ?? null),
  ]);
  const closeness = spread === null ? null : closenessOf(spread);
  const teamLevel =
    team &&
    own.some(({ questionId, level }) =>
      team.some((one) => one.questionId === questionId && one.level !== level),
    )
      ? { level: competencyLevel(team, competency.id) }
      : null;
  return (
    <Box
      component="section"
      aria-label={competency.name}
      sx={{ py: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
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
        {peers.length > 0 ? (
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
        ) : (
          ratings && (
            <StatusChip label={t(`result.agreement.${agreement}`)} tone={tones[agreement]} />
          )
        )}
      </Stack>
      <Stack spacing={0.75}>
        <Row who={t('people.you')} note={line?.note || undefined}>
          <LevelScale level={line?.level ?? null} />
        </Row>
        {ratings && (
          <Row
            who={t('people.ai')}
            note={rated > 1 && whole !== null ? t('result.meanOf', { count: rated }) : undefined}
          >
            {ai !== null && whole === null ? (
              <Typography variant="body2" sx={{ fontWeight: 560 }}>
                {t('result.between', {
                  value: number(ai, { maximumFractionDigits: 2 }),
                  count: rated,
                })}
              </Typography>
            ) : (
              <LevelScale
                level={whole}
                unsupported={own.some((rating) => rating.status === 'unsupported')}
              />
            )}
          </Row>
        )}
        {teamLevel && (
          <Row who={t('people.team')}>
            {teamLevel.level === null || levels.some((level) => level === teamLevel.level) ? (
              <LevelScale level={levels.find((level) => level === teamLevel.level) ?? null} />
            ) : (
              <Typography variant="body2" sx={{ fontWeight: 560 }}>
                {t('result.between', {
                  value: number(teamLevel.level, { maximumFractionDigits: 2 }),
                  count: rated,
                })}
              </Typography>
            )}
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
              number={numbers[rating.questionId] ?? 0}
              question={competency.questions.find(({ id }) => id === rating.questionId)}
              rating={rating}
              answers={answers}
              active={active}
              onSelect={onSelect}
            />
          ))}
        </Stack>
      )}
    </Box>
  );
}
