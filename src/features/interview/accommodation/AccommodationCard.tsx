// More time or another format: what was asked for, what the company says, live; and the way to ask.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  accommodationOf,
  askAccommodation,
  withdrawAccommodation,
} from '#data/candidate/accommodations.ts';
import type { InviteRef } from '#data/firestore/refs.ts';
import { grantOf, type Accommodation, type Asking } from '#domain/candidate/accommodation.ts';
import { answerFormats, type AnswerFormat } from '#domain/recordings/recording.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { AccommodationDialog } from './AccommodationDialog.tsx';
import { CompanyWords } from '#features/interview/words/CompanyWords.tsx';

export interface AccommodationCardProps {
  inviteRef: InviteRef;
  uid: string;
  company: string;
  durationMinutes: number;
  /** Formats that every question takes already; null when the interview knows only writing. */
  formatsEverywhere: readonly AnswerFormat[] | null;
  /** True once the interview runs. */
  hasBegun: boolean;
  /** The company's own words about it. */
  policy?: string | null;
  /** What the dialog opens with, as soon as it is given: still theirs to send. */
  prefill?: { asking: Asking; onClosed: () => void } | null;
}

const tones: Record<Accommodation['status'], Tone> = {
  open: 'info',
  granted: 'good',
  declined: 'warning',
  withdrawn: 'neutral',
};
const nothing: Asking = { percent: null, format: null, note: '' };

/** "30 minutes more, also in writing". */
function useGrantWords(): (granted: ReturnType<typeof grantOf>) => string {
  const { t } = useTranslation(['interview', 'domain']);
  const format = useFormat();
  return ({ extraMinutes, formats }) =>
    format.list([
      ...(extraMinutes > 0
        ? [t('accommodation.minutes', { minutes: t('domain:minutes', { count: extraMinutes }) })]
        : []),
      ...(formats.length > 0
        ? [
            t('accommodation.formatsGranted', {
              ways: format.list(formats.map((one) => t(`about.ways.${one}`))),
            }),
          ]
        : []),
    ]);
}

export function AccommodationCard({
  inviteRef,
  uid,
  company,
  durationMinutes,
  formatsEverywhere,
  hasBegun,
  policy,
  prefill = null,
}: AccommodationCardProps) {
  const { t } = useTranslation(['interview', 'company']);
  const format = useFormat();
  const words = useGrantWords();
  const known = useLive(accommodationOf(inviteRef))?.data ?? null;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
    prefill?.onClosed();
  };
  const [ask, asking] = useAction(
    async (what: Asking) => {
      await askAccommodation(inviteRef, uid, what);
      close();
    },
    { done: t('accommodation.sent') },
  );
  const [takeBack, takingBack] = useAction(withdrawAccommodation, {
    done: t('accommodation.takenBack'),
  });
  const granted = grantOf(known);
  const holds = granted.extraMinutes > 0 || granted.formats.length > 0;
  const status = known?.status;
  const asked = known && [
    ...(known.percent
      ? [t('accommodation.askedTime', { percent: format.percent(known.percent / 100) })]
      : []),
    ...(known.format ? [t(`accommodation.formatIs.${known.format}`)] : []),
    ...(known.note ? [`“${known.note}”`] : []),
  ];
  return (
    <Stack spacing={1.5} data-testid="accommodation" data-status={status ?? 'none'}>
      <Typography color="text.secondary">{t('accommodation.text')}</Typography>
      {policy && (
        <CompanyWords title={t('company:candidate.accommodation', { company })} words={policy} />
      )}
      <Stack role="status" spacing={0.75} sx={{ '&:empty': { display: 'none' } }}>
        {known && status && (
          <Box>
            <StatusChip
              label={t(`accommodation.state.${status}`, {
                when: known.askedAt ? format.relative(known.askedAt) : '',
              })}
              tone={tones[status]}
            />
          </Box>
        )}
        {status === 'open' && asked && asked.length > 0 && (
          <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {t('accommodation.asked', { what: asked.join(' · ') })}
          </Typography>
        )}
        {holds && (
          <Typography sx={{ fontWeight: 600 }}>
            {status === 'granted'
              ? words(granted)
              : t('accommodation.holds', { what: words(granted) })}
          </Typography>
        )}
        {(status === 'granted' || status === 'declined') && known?.message && (
          <Typography
            variant="body2"
            dir="auto"
            sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
          >
            {t('accommodation.message', { company, message: known.message })}
          </Typography>
        )}
        {status === 'open' && (
          <Typography variant="body2" color="text.secondary">
            {t(hasBegun ? 'accommodation.during' : 'accommodation.before')}
          </Typography>
        )}
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {status === 'open'
            ? t('accommodation.change')
            : status === undefined
              ? t('accommodation.ask', { company })
              : t('accommodation.askAgain')}
        </Button>
        {status === 'open' && (
          <Button loading={takingBack.pending} onClick={() => void takeBack(inviteRef)}>
            {t('accommodation.takeBack')}
          </Button>
        )}
      </Stack>
      {(isOpen || prefill) && (
        <AccommodationDialog
          open
          pending={asking.pending}
          durationMinutes={durationMinutes}
          start={
            prefill?.asking ??
            (known && status === 'open'
              ? {
                  percent: known.percent ?? null,
                  format: known.format ?? null,
                  note: known.note ?? '',
                }
              : nothing)
          }
          formats={
            formatsEverywhere
              ? answerFormats.filter(
                  (one) => !formatsEverywhere.includes(one) && !granted.formats.includes(one),
                )
              : []
          }
          onClose={close}
          onAsk={(what) => void ask(what)}
        />
      )}
    </Stack>
  );
}
