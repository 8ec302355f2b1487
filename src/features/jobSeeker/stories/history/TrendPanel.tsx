// How answers developed, per competency: which parts were there in each attempt, as a picture or as a table, each attempt one click away. No grade.
import {
  Box,
  Button,
  Link as TextLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { storyParts, type PracticeAttempt } from '#domain/seeker/practice.ts';
import { trendOf, type CompetencyTrend, type TrendPoint } from '#domain/seeker/practiceTrend.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { PartDots, usePartsSentence } from '#features/jobSeeker/stories/PartDots.tsx';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';

/** Columns of the picture; the table has them all. */
const columns = 8;
const competenciesFirst = 4;

export function TrendPanel({
  attempts,
  isCut,
}: {
  attempts: readonly Stored<PracticeAttempt>[];
  isCut: boolean;
}) {
  const { t } = useTranslation('stories');
  const [look, setLook] = useState<'picture' | 'table'>('picture');
  const [isWhole, setWhole] = useState(false);
  const trends = trendOf(attempts);
  if (trends.length === 0) return null;
  const shown = isWhole ? trends : trends.slice(0, competenciesFirst);
  return (
    <Panel
      title={t('trend.title')}
      lead={`${t('trend.lead')}${isCut ? ` ${t('trend.cut', { count: attempts.length })}` : ''}`}
      actions={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={look}
          onChange={(_, next: typeof look | null) => next && setLook(next)}
          aria-label={t('trend.look')}
        >
          <ToggleButton value="picture">{t('trend.picture')}</ToggleButton>
          <ToggleButton value="table">{t('trend.table')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      <Box
        data-testid="trend"
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: look === 'picture' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          },
        }}
      >
        {shown.map((trend) => (
          <Box
            key={trend.competency}
            role="group"
            aria-label={trend.competency}
            sx={{ minWidth: 0 }}
          >
            <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {trend.competency}
            </Typography>
            <TrendText trend={trend} />
            {look === 'picture' ? (
              <Picture points={trend.points} />
            ) : (
              <PointsTable points={trend.points} name={trend.competency} />
            )}
          </Box>
        ))}
      </Box>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mt: 2, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        {look === 'picture' && (
          <Typography variant="caption" color="text.secondary">
            {storyParts
              .map((part) => `${t(`part.${part}`).slice(0, 1)}: ${t(`part.${part}`)}`)
              .join(' · ')}
          </Typography>
        )}
        {trends.length > shown.length && (
          <Button onClick={() => setWhole(true)}>{t('trend.all', { count: trends.length })}</Button>
        )}
      </Stack>
    </Panel>
  );
}

/** The trend in words. */
function TrendText({ trend: { points, change, missingNow } }: { trend: CompetencyTrend }) {
  const { t } = useTranslation('stories');
  const { date, list } = useFormat();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const of = (point: TrendPoint): string =>
    t('trend.of', { found: point.found.length, count: point.wanted.length });
  const lines =
    change === 'notEnough'
      ? [t('trend.notEnough'), t('trend.once', { date: date(last.at), parts: of(last) })]
      : [
          t(`trend.change.${change}`, {
            from: of(first),
            fromDate: date(first.at),
            to: of(last),
            toDate: date(last.at),
            count: points.length,
          }),
        ];
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
      {[
        ...lines,
        ...(missingNow.length > 0
          ? [t('trend.missingNow', { list: list(missingNow.map((part) => t(`part.${part}`))) })]
          : []),
      ].join(' ')}
    </Typography>
  );
}

/** A column an attempt, a letter a part. */
function Picture({ points }: { points: readonly TrendPoint[] }) {
  const { i18n } = useTranslation('stories');
  const sentence = usePartsSentence();
  const day = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' });
  return (
    <Box
      component="ol"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, listStyle: 'none', m: 0, p: 0 }}
    >
      {points.slice(-columns).map((point) => (
        <Box key={point.id} component="li">
          <Box
            component={Link}
            to={toPrepLink({ tab: 'history', attempt: point.id })}
            title={point.question}
            aria-label={`${day.format(point.at)}. ${sentence(point)}`}
            sx={{
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              justifyContent: 'flex-end',
              gap: 0.5,
              p: 0.75,
              minWidth: 56,
              borderRadius: 1,
              color: 'text.secondary',
              textDecoration: 'none',
              '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
            }}
          >
            <PartDots parts={point} column />
            <Typography variant="caption" component="span">
              {day.format(point.at)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function PointsTable({ points, name }: { points: readonly TrendPoint[]; name: string }) {
  const { t } = useTranslation('stories');
  const { dateTime, number } = useFormat();
  const counts = ['words', 'fillers', 'numbers'] as const;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={name}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('trend.attempt')}</TableCell>
            {storyParts.map((part) => (
              <TableCell key={part}>{t(`part.${part}`)}</TableCell>
            ))}
            {counts.map((count) => (
              <TableCell key={count} align="right">
                {t(`counts.${count}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map((point) => (
            <TableRow key={point.id}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                <TextLink component={Link} to={toPrepLink({ tab: 'history', attempt: point.id })}>
                  {dateTime(point.at)}
                </TextLink>
              </TableCell>
              {storyParts.map((part) => (
                <TableCell key={part}>
                  {t(
                    point.found.includes(part)
                      ? 'trend.there'
                      : point.missing.includes(part)
                        ? 'trend.notThere'
                        : 'trend.notAsked',
                  )}
                </TableCell>
              ))}
              {counts.map((count) => (
                <TableCell key={count} align="right">
                  {point.counts ? number(point.counts[count]) : '–'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
