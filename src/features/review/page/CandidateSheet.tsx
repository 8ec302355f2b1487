// A candidate in print: what was asked and answered, and what the reader may see of the assessment. Opens the print dialogue when everything is there.
import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { comparedOf, type Compared } from '#data/review/compare.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { parseAnswerId, type Answer } from '#domain/candidate/answer.ts';
import {
  passesDisagree,
  computeRatingsTotal,
  type QuestionRating,
} from '#domain/evaluation/evaluation.ts';
import { listCountingOverrides, withOverrides } from '#domain/review/override.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import type { Review } from '#domain/review/review.ts';
import { type Decision } from '#domain/review/review.ts';
import { computeReviewTotal } from '#domain/review/scorecard.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { PrintSheet } from '#ui/files/PrintSheet.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { CandidateFacts } from './CandidateFacts.tsx';
import type { AskedQuestion } from '#features/review/answers/evidence.ts';
import { CompetencyResult } from '#features/review/results/CompetencyResult.tsx';
import { Recommendations } from '#features/review/results/Recommendations.tsx';
import { TotalTable } from '#features/review/results/TotalTable.tsx';
import { useIdentity } from '#features/review/parts/identityContext.ts';
import { OverrideContext } from '#features/review/results/overrideContext.ts';
import type { ReviewFile } from './useReviewFile.ts';

export interface CandidateSheetProps {
  candidateRef: CandidateRef;
  me: { uid: string; name: string };
  file: ReviewFile;
  decision: Decision | null;
  /** When it was asked for. */
  at: Date;
  onDone: () => void;
}

const doNothing = (): void => undefined;
const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

export function CandidateSheet({
  candidateRef,
  me,
  file,
  decision,
  at,
  onDone,
}: CandidateSheetProps) {
  const { t } = useTranslation(['review', 'domain']);
  const { session, interview, asked, answers } = file;
  const { dateTime } = useFormat();
  const who = useIdentity();
  const compared = useLive(comparedOf(candidateRef, me.uid));
  const { isWhole, mine } = compared;
  if (!isWhole)
    return (
      <LinearProgress
        aria-label={t('paper.preparing')}
        sx={{ position: 'fixed', top: 0, left: 0, right: 0, zIndex: 'tooltip' }}
      />
    );
  return (
    <PrintSheet onDone={onDone}>
      <Typography variant="h1">{who.name || session.displayName}</Typography>
      <Typography variant="subtitle1" component="p">
        {interview.title}
      </Typography>
      <CandidateFacts session={session} interview={interview} identity={who.identity} />
      <Typography variant="caption" component="p" sx={{ mt: 1, mb: 2 }}>
        {t('paper.printed', { name: me.name, when: dateTime(at) })}
      </Typography>
      <Stack spacing={2.5}>
        {!mine && <Typography variant="body2">{t('paper.ownFirst')}</Typography>}
        {mine && (
          <PrintedAssessment
            candidateRef={candidateRef}
            me={me}
            file={file}
            mine={mine}
            compared={compared}
          />
        )}
        {decision && (
          <Box component="section" sx={{ breakInside: 'avoid' }}>
            <Typography variant="h2">{t('decision.title')}</Typography>
            <Typography sx={words}>
              {t(`domain:outcome.${decision.outcome}`)}
              {decision.reasonCode && ` (${t(`domain:rejectReason.${decision.reasonCode}`)})`}:{' '}
              {decision.reason}
            </Typography>
          </Box>
        )}
        <Box component="section">
          <Typography variant="h2">{t('answers.title')}</Typography>
          {asked.map((one, index) => (
            <PrintedQuestion key={one.question.id} {...one} number={index + 1} answers={answers} />
          ))}
        </Box>
        <Typography variant="caption">{t('promise')}</Typography>
      </Stack>
    </PrintSheet>
  );
}

/** A question with every answer to it, follow-ups after it. */
function PrintedQuestion({
  question,
  competency,
  number,
  answers,
}: AskedQuestion & { number: number; answers: readonly Stored<Answer>[] }) {
  const { t } = useTranslation('review');
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="overline" component="p">
        {t('answers.question', { number, competency: competency.name })}
      </Typography>
      <Typography variant="h4" component="h3" sx={{ breakAfter: 'avoid' }}>
        {question.text}
      </Typography>
      {answers
        .filter(({ id }) => parseAnswerId(id).questionId === question.id)
        .toSorted((a, b) => parseAnswerId(a.id).followUp - parseAnswerId(b.id).followUp)
        .map(({ id, data }) => (
          <Box key={id} sx={{ mt: 0.5 }}>
            {data.prompt && (
              <Typography variant="body2" sx={{ fontWeight: 560 }}>
                {data.prompt}
              </Typography>
            )}
            <Typography variant="body2" dir="auto" sx={words}>
              {data.text?.trim()
                ? data.text
                : t(data.storagePath ? 'answers.recording' : 'answers.empty')}
            </Typography>
          </Box>
        ))}
    </Box>
  );
}

/** What the reader may see of the assessment: everybody's scorecards, the AI's levels, the totals. */
function PrintedAssessment({
  candidateRef,
  me,
  file: { rubric, asked, answers },
  mine,
  compared: { peers: reviews, ratings, runId, overrides },
}: Pick<CandidateSheetProps, 'candidateRef' | 'me' | 'file'> & {
  mine: Review;
  compared: Compared;
}) {
  const { t } = useTranslation(['review', 'domain']);
  const peers = reviews.map(({ uid, review }) => ({
    uid,
    name: review.name || t('people.former'),
    review,
  }));
  const counting = listCountingOverrides(overrides, runId ?? '');
  const team =
    ratings && Object.keys(counting).length > 0 ? withOverrides(ratings, counting) : null;
  const links = {
    numbers: questionNumbers(asked.map(({ question }) => question.id)),
    answers: Object.fromEntries(answers.map(({ id, data }) => [id, data.text ?? ''])),
    active: null,
    onSelect: doNothing,
  };
  const nameOf = (id: string): string =>
    rubric.find((competency) => competency.id === id)?.name ?? t('domain:unknown.competency');
  const total = (from: readonly QuestionRating[], title: string) =>
    !from.some(passesDisagree) && (
      <TotalTable title={title} total={computeRatingsTotal(rubric, from)} nameOf={nameOf} />
    );
  return (
    <Box component="section">
      <Typography variant="h2">{t('result.title')}</Typography>
      <Recommendations mine={mine} peers={peers} />
      <OverrideContext
        value={runId === null ? null : { candidateRef, me, runId, all: overrides, closed: true }}
      >
        {rubric.map((competency) => (
          <CompetencyResult
            key={competency.id}
            competency={competency}
            mine={mine}
            peers={peers}
            ratings={ratings}
            team={team}
            links={links}
          />
        ))}
      </OverrideContext>
      <TotalTable
        title={t('total.mine')}
        total={computeReviewTotal(mine, rubric)}
        nameOf={nameOf}
      />
      {ratings && total(ratings, t('total.ai'))}
      {team && total(team, t('total.team'))}
    </Box>
  );
}
