// A guest reads one candidate's answers question by question and fills the scorecard beside them.
import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import {
  guestFileOf,
  handInGuestReview,
  myGuestReviewSource,
  saveGuestReview,
} from '#data/review/guestReview.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import type { Guest, Share } from '#domain/review/share.ts';
import { ScorecardForm } from '#features/review/scorecard/ScorecardForm.tsx';
import { listInAskedOrder } from '#features/review/answers/evidence.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Page } from '#ui/page/Page.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { GuestAnswers } from './GuestAnswers.tsx';

export interface GuestReviewProps {
  candidateRef: CandidateRef;
  guest: Guest & { uid: string };
  share: Share;
  onHandedIn: () => void;
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(340px, 0.72fr)' },
  alignItems: 'start',
} as const;

export function GuestReview({ candidateRef, guest, share, onHandedIn }: GuestReviewProps) {
  const { t } = useTranslation(['share', 'review']);
  const format = useFormat();
  const { material, answers, transcripts } = useLive(guestFileOf(candidateRef, guest, share));
  const review = useLive(myGuestReviewSource(candidateRef, guest.uid));
  const asked = useMemo(() => listInAskedOrder(material.rubric, material.questionIds), [material]);
  const numbers = useMemo(() => questionNumbers(asked.map(({ question }) => question.id)), [asked]);
  const reviewer = useMemo(() => ({ uid: guest.uid, name: guest.name }), [guest.uid, guest.name]);
  const company = share.companyName;
  return (
    <Page
      width="wide"
      title={t('desk.title', { title: share.interviewTitle })}
      lead={
        <>
          {t('desk.lead', {
            name: share.byName || company,
            company,
            when: format.dateTimeZone(share.expiresAt),
          })}{' '}
          {t('desk.you', { name: guest.name })}
        </>
      }
    >
      {share.message && (
        <Typography
          sx={{ mb: 3, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}
        >
          {share.message}
        </Typography>
      )}
      <Box sx={columns}>
        <GuestAnswers
          share={share}
          material={material}
          asked={asked}
          answers={answers}
          transcripts={transcripts}
        />
        <Box
          id="guest-card"
          tabIndex={-1}
          sx={{ minWidth: 0, scrollMarginTop: 80, '&:focus': { outline: 'none' } }}
        >
          <ScorecardForm
            key={guest.token}
            candidateRef={candidateRef}
            reviewer={reviewer}
            review={review?.data ?? null}
            rubric={material.rubric}
            numbers={numbers}
            guest={{
              verbs: {
                save: (content) => saveGuestReview(candidateRef, reviewer, content),
                handIn: (content) =>
                  handInGuestReview(candidateRef, reviewer, content).then(onHandedIn),
              },
              lead: t('desk.cardLead'),
              confirmText: t('desk.confirmText', { company }),
              confirm: t('desk.confirm'),
            }}
          />
        </Box>
      </Box>
    </Page>
  );
}
