// A guest reads one candidate's answers question by question and fills the scorecard beside them.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import {
  guestFileOf,
  handInGuestReview,
  myGuestReview,
  saveGuestReview,
} from '#data/review/guestReview.ts';
import { parseAnswerId } from '#domain/candidate/answer.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import type { Guest, Share } from '#domain/review/share.ts';
import { Anchors } from '#features/review/scorecard/Anchors.tsx';
import { ScorecardForm } from '#features/review/scorecard/ScorecardForm.tsx';
import { askedOrder } from '#features/review/answers/evidence.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { GuestAnswer } from './GuestAnswer.tsx';

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
  const review = useLive(myGuestReview(candidateRef, guest.uid));
  const asked = useMemo(() => askedOrder(material.rubric, material.questionIds), [material]);
  const numbers = useMemo(() => questionNumbers(asked.map(({ question }) => question.id)), [asked]);
  const resumeAnswers = answers.filter(({ data }) => data.type === 'resume');
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const reviewer = useMemo(() => ({ uid: guest.uid, name: guest.name }), [guest.uid, guest.name]);
  // The resume stands before the first question.
  const first = resumeAnswers.length > 0 ? 1 : 0;
  const count = asked.length + first;
  const current = step < first ? null : asked[step - first];
  const given = answers
    .filter(
      ({ id, data }) =>
        data.type !== 'resume' && parseAnswerId(id).questionId === current?.question.id,
    )
    .toSorted((a, b) => parseAnswerId(a.id).followUp - parseAnswerId(b.id).followUp);
  const company = share.companyName;

  function show(next: number): void {
    setStep(next);
    requestAnimationFrame(() => {
      heading.current?.focus();
    });
  }
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
        <Panel>
          <Stack
            component="nav"
            aria-label={t('desk.steps')}
            direction="row"
            useFlexGap
            spacing={0.75}
            sx={{ flexWrap: 'wrap', mb: 2.5 }}
          >
            {Array.from({ length: count }, (_, index) => (
              <Button
                key={index}
                size="small"
                variant={index === step ? 'contained' : 'outlined'}
                aria-current={index === step ? 'step' : undefined}
                aria-label={
                  index < first
                    ? t('desk.toResume')
                    : t('desk.toStep', { number: index - first + 1 })
                }
                onClick={() => show(index)}
                sx={{ minWidth: 40 }}
              >
                {index < first ? t('desk.resume') : index - first + 1}
              </Button>
            ))}
          </Stack>
          {current && (
            <Typography variant="overline" component="p" color="text.secondary">
              {t('desk.question', {
                number: step - first + 1,
                count: asked.length,
                competency: current.competency.name,
              })}
            </Typography>
          )}
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h3"
            component="h2"
            sx={{
              mb: 0.5,
              textWrap: 'pretty',
              overflowWrap: 'anywhere',
              '&:focus': { outline: 'none' },
            }}
          >
            {current?.question.text ?? t('desk.resume')}
          </Typography>
          {current && <Anchors question={current.question} label={t('review:answers.anchors')} />}
          <Stack spacing={2} sx={{ mt: 1.5 }} data-testid="guest-answers">
            {current && !given.some(({ id }) => id === current.question.id) && (
              <Typography color="text.secondary" sx={{ fontStyle: 'italic' }}>
                {t('desk.noAnswer')}
              </Typography>
            )}
            {(current ? given : resumeAnswers).map((answer) => (
              <GuestAnswer
                key={answer.id}
                answer={answer}
                transcript={transcripts[answer.id]}
                language={material.language ?? 'en'}
                share={share}
              />
            ))}
          </Stack>
          <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 3, flexWrap: 'wrap' }}>
            <Button variant="outlined" disabled={step === 0} onClick={() => show(step - 1)}>
              {t('desk.previous')}
            </Button>
            {step < count - 1 ? (
              <Button variant="contained" onClick={() => show(step + 1)}>
                {t('desk.next')}
              </Button>
            ) : (
              <Button
                variant="contained"
                onClick={() => {
                  const card = document.getElementById('guest-card');
                  card?.scrollIntoView();
                  card?.focus({ preventScroll: true });
                }}
              >
                {t('desk.toScorecard')}
              </Button>
            )}
          </Stack>
        </Panel>
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
