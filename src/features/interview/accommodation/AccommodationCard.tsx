// More time or another format: what was asked for, what the company answered, live; and the way to ask.
import { Button, Stack, Typography } from '@mui/material';
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
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { AccommodationDialog } from './AccommodationDialog.tsx';
import { CompanyWords } from '#features/interview/words/CompanyWords.tsx';
import { AskedState, useGrantWords } from './AskedState.tsx';

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
const nothing: Asking = { percent: null, format: null, note: '' };

/** What the dialog opens with: a request that is still open can be changed. */
const startOf = (known: Accommodation | null): Asking =>
  known?.status === 'open'
    ? { percent: known.percent ?? null, format: known.format ?? null, note: known.note ?? '' }
    : nothing;

/** What was asked for, in words; null while nothing was. */
function useAskedWords(known: Accommodation | null): readonly string[] | null {
  const { t } = useTranslation('interview');
  const format = useFormat();
  return (
    known && [
      ...(known.percent
        ? [t('accommodation.askedTime', { percent: format.percent(known.percent / 100) })]
        : []),
      ...(known.format ? [t(`accommodation.formatIs.${known.format}`)] : []),
      ...(known.note ? [`“${known.note}”`] : []),
    ]
  );
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
  const asked = useAskedWords(known);
  return (
    <Stack spacing={1.5} data-testid="accommodation" data-status={status ?? 'none'}>
      <Typography color="text.secondary">{t('accommodation.text')}</Typography>
      {policy && (
        <CompanyWords title={t('company:candidate.accommodation', { company })} words={policy} />
      )}
      <AskedState
        known={known}
        status={status}
        asked={asked}
        holds={holds}
        words={words}
        granted={granted}
        company={company}
        hasBegun={hasBegun}
      />
      <AskButtons
        isTakingBack={takingBack.pending}
        setOpen={setOpen}
        status={status}
        company={company}
        takeBack={takeBack}
        inviteRef={inviteRef}
      />
      {(isOpen || prefill) && (
        <AccommodationDialog
          open
          pending={asking.pending}
          durationMinutes={durationMinutes}
          start={prefill?.asking ?? startOf(known)}
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

interface AskButtonsProps {
  isTakingBack: boolean;
  setOpen: (next: boolean) => void;
  status: Accommodation['status'] | undefined;
  company: string;
  takeBack: (inviteRef: InviteRef) => Promise<unknown>;
  inviteRef: InviteRef;
}

/** Asks, asks again, or takes it back. */
function AskButtons({
  isTakingBack,
  setOpen,
  status,
  company,
  takeBack,
  inviteRef,
}: AskButtonsProps) {
  const { t } = useTranslation(['interview', 'company']);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {status === 'open'
          ? t('accommodation.change')
          : status === undefined
            ? t('accommodation.ask', { company })
            : t('accommodation.askAgain')}
      </Button>
      {status === 'open' && (
        <Button loading={isTakingBack} onClick={() => void takeBack(inviteRef)}>
          {t('accommodation.takeBack')}
        </Button>
      )}
    </Stack>
  );
}
