// The page of a finished interview: answers beside their judgement, a quote on one side leading to the other.
import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { CandidateFile } from '#data/candidate/candidateFile.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { isManager } from '#domain/company/member.ts';
import { AnswersThread } from '#features/review/answers/AnswersThread.tsx';
import { EvaluatedAt, HandedInAt } from '#features/review/answers/TranscriptNote.tsx';
import type { QuoteLinks } from '#features/review/answers/useQuoteLinks.ts';
import { ownScrollMark } from '#features/review/parts/bringIntoView.ts';
import type { Viewer } from '#features/review/parts/me.ts';
import { Assessment } from './Assessment.tsx';
import { Part, PartLinks, usePartCommands, type PartName } from './PartLinks.tsx';
import { RoomContext } from './RoomContext.tsx';
import type { ReviewFileState } from './useReviewFile.ts';

export interface FinishedInterviewProps {
  candidateRef: CandidateRef;
  viewer: Viewer;
  state: ReviewFileState;
  /** The answers as they are shown: with what identifies the candidate hidden, or as they were given. */
  seen: CandidateFile['asGiven'];
  quoteLinks: QuoteLinks;
}

const twoColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(360px, 0.72fr)',
    lg: 'minmax(0, 1fr) 480px',
  },
  alignItems: 'start',
} as const;
/** On wide screens the judgement scrolls by itself, so that a quote and its answer are seen together. */
const ownScroll = {
  position: { md: 'sticky' },
  top: { md: 80 },
  maxHeight: { md: 'calc(100dvh - 96px)' },
  overflowY: { md: 'auto' },
  minWidth: 0,
  scrollbarWidth: 'thin',
} as const;

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  m: 0,
} as const;

export function FinishedInterview({
  candidateRef,
  viewer,
  state,
  seen,
  quoteLinks: { active, toAnswer, toRating },
}: FinishedInterviewProps) {
  const { t } = useTranslation('review');
  const { file, review, decision, revealed, ai, numbers, texts, prepared, ranges } = state;
  const { session, interview } = file;
  const parts: PartName[] = [
    'scorecard',
    'decision',
    'notes',
    ...(isManager(viewer.member) ? (['activity'] as const) : []),
  ];
  usePartCommands(['answers', ...parts], revealed);
  const onceRevealed = revealed ? 'open' : 'closed';
  return (
    <Box sx={twoColumns}>
      <Box sx={{ display: { xs: 'contents', md: 'none' } }}>
        <PartLinks parts={['answers', ...parts]} handedIn={revealed} />
      </Box>
      <Part name="answers">
        <HandedInAt value={session.submittedAt ?? null}>
          <EvaluatedAt value={ai.run?.data.createdAt ?? null}>
            <AnswersThread
              candidateRef={candidateRef}
              asked={file.asked}
              prepared={prepared}
              answers={seen.answers}
              transcripts={seen.transcripts}
              marks={{ ranges, active, onSelect: toRating }}
              job={interview}
              door={session.consent.ai ? onceRevealed : 'refused'}
            />
          </EvaluatedAt>
        </HandedInAt>
        <Box sx={{ mt: 3 }}>
          <RoomContext candidateRef={candidateRef} numbers={numbers} />
        </Box>
      </Part>
      <Box
        component="section"
        aria-labelledby="judgement-title"
        id="judgement"
        tabIndex={0}
        {...ownScrollMark}
        sx={ownScroll}
      >
        <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
          <PartLinks parts={parts} handedIn={revealed} />
        </Box>
        <Box component="h2" id="judgement-title" sx={visuallyHidden}>
          {t('judgement')}
        </Box>
        <Assessment
          candidateRef={candidateRef}
          viewer={viewer}
          file={file}
          review={review}
          decision={decision}
          ai={ai}
          links={{ numbers, answers: texts, active, onSelect: toAnswer }}
        />
      </Box>
    </Box>
  );
}
