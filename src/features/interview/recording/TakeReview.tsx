// A recording that has just been made is the answer: watch or hear it, go on, or record again. One that broke waits for the candidate's word.
import { Alert, Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import type { Take } from '#domain/recordings/recording.ts';
import { clockOf } from '#features/interview/session/answering.ts';
import { TakePlayer } from './TakePlayer.tsx';
import { TakeState } from './TakeState.tsx';
import { TakeActions, type TakeVerbs } from './TakeActions.tsx';

/** Nobody has to press anything: so long after a recording ended, or was listened to, it goes to the company by itself. */
export const settleMs = 10_000;

export interface TakeReviewProps {
  recordingSession: RecordingSession;
  takes: readonly Take[];
  /** Allowed recordings that are left. */
  left: number;
  pending: boolean;
  /** True right after recording: the focus comes here. */
  takeFocus: boolean;
  getLiveTranscript: (takeId: string) => string;
  /** `held`: it is not sent by itself for now, the candidate is about to give it back. `hurry`: this device keeps nothing, it is sent at once. */
  settling?: { held?: boolean; hurry?: boolean };
  verbs: TakeVerbs;
}

export function TakeReview({
  recordingSession,
  takes,
  left,
  pending,
  takeFocus,
  getLiveTranscript,
  settling: { held = false, hurry = false } = {},
  verbs,
}: TakeReviewProps) {
  const { t } = useTranslation('interview');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const newest = takes.at(-1);
  const newestId = newest?.id;
  // A choice between recordings ends with a newer one.
  const [picked, setPicked] = useState<{ id: string; among: string | undefined } | null>(null);
  const take = takes.find((one) => picked?.among === newestId && one.id === picked?.id) ?? newest;
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus, newestId]);
  const { box, playing } = usePlaying({ newestId });
  useSettling({ verbs, take, pending, hurry, held, playing });
  if (!take) return null;
  // A broken one, or an earlier one picked from several, needs a word; the newest good one does not.
  const asks = take.fault !== null || take.id !== newestId;
  const isOpen = take.state === 'kept' || take.state === 'faulty';
  const label = t(`video.review.label.${take.kind}`, { length: clockOf(take.durationMs / 1_000) });
  const heard = getLiveTranscript(take.id).trim();
  const isEmpty = take.bytes === 0;
  return (
    <Stack
      ref={box}
      spacing={1.5}
      data-testid="take-review"
      data-take={take.id}
      data-take-state={take.state}
    >
      <TakeHead heading={heading} label={label} take={take} isOpen={isOpen} left={left} />
      {takes.length > 1 && (
        <TakeChoice id={id} take={take} setPicked={setPicked} newestId={newestId} takes={takes} />
      )}
      {!isEmpty && (
        <TakePlayer
          key={take.id}
          recordingSession={recordingSession}
          kind={take.kind}
          durationMs={take.durationMs}
          takeId={take.id}
          label={label}
        />
      )}
      {heard && <HeardWords heard={heard} />}
      <TakeActions
        isEmpty={isEmpty}
        pending={pending}
        verbs={verbs}
        take={take}
        asks={asks}
        isOpen={isOpen}
        left={left}
      />
      {left === 0 && take.fault === null && (
        <Typography variant="caption" color="text.secondary">
          {t('video.review.last')}
        </Typography>
      )}
    </Stack>
  );
}

interface TakeHeadProps {
  heading: RefObject<HTMLHeadingElement | null>;
  label: string;
  take: Take;
  isOpen: boolean;
  left: number;
}

/** What was recorded, and whether something went wrong. */
function TakeHead({ heading, label, take, isOpen, left }: TakeHeadProps) {
  const { t } = useTranslation('interview');
  return (
    <>
      <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ outline: 'none' }}>
        {label}
      </Typography>
      {!take.fault &&
        (isOpen ? (
          <Typography variant="body2" color="text.secondary">
            {t(left > 0 ? 'video.review.yoursAgain' : 'video.review.yours')}
          </Typography>
        ) : (
          <TakeState take={take} label={label} />
        ))}
      {take.fault && (
        <Alert severity={take.fault === 'reported' ? 'info' : 'warning'} role="status">
          {t(`video.fault.${take.fault}`)} {t('video.fault.free')}
        </Alert>
      )}
    </>
  );
}

interface TakeChoiceProps {
  id: string;
  take: Take;
  setPicked: (next: { id: string; among: string | undefined }) => void;
  newestId: string | undefined;
  takes: readonly Take[];
}

/** The choice between several recordings. */
function TakeChoice({ id, take, setPicked, newestId, takes }: TakeChoiceProps) {
  const { t } = useTranslation('interview');
  return (
    <Box>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {t('video.review.which')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={take.id}
        aria-labelledby={id}
        onChange={(_, next: string | null) => {
          if (next) setPicked({ id: next, among: newestId });
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {takes.map((one, index) => (
          <ToggleButton key={one.id} value={one.id} sx={{ px: 1.5, minHeight: 40 }}>
            {t('video.review.nth', {
              index: index + 1,
              length: clockOf(one.durationMs / 1_000),
            })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

/** What was heard while it was recorded. */
function HeardWords({ heard }: { heard: string }) {
  const { t } = useTranslation('interview');
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {t('video.words.heard')}
      </Typography>
      <Typography
        variant="body2"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {heard}
      </Typography>
    </Box>
  );
}

/** Whether the recording is being watched or heard. */
function usePlaying({ newestId }: { newestId: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const node = box.current;
    const begun = (): void => setPlaying(true);
    const over = (): void => setPlaying(false);
    // Media events do not bubble: they are heard on their way in.
    node?.addEventListener('play', begun, true);
    for (const kind of ['pause', 'ended', 'emptied']) node?.addEventListener(kind, over, true);
    return () => {
      node?.removeEventListener('play', begun, true);
      for (const kind of ['pause', 'ended', 'emptied']) node?.removeEventListener(kind, over, true);
      setPlaying(false);
    };
  }, [newestId]);
  return { box, playing };
}

interface UseSettlingInput {
  verbs: TakeVerbs;
  take: Take | undefined;
  pending: boolean;
  hurry: { held?: boolean; hurry?: boolean }['hurry'];
  held: { held?: boolean; hurry?: boolean }['held'];
  playing: boolean;
}

/** Makes a recording the answer by itself, a while after it ended or was listened to. */
function useSettling({ verbs, take, pending, hurry, held, playing }: UseSettlingInput): void {
  const settle = useRef(verbs.settle);
  useEffect(() => {
    settle.current = verbs.settle;
  });
  const dueId =
    take?.state === 'kept' && !pending && (hurry || (!held && !playing)) ? take.id : null;
  useEffect(() => {
    if (!dueId) return undefined;
    const timer = setTimeout(() => settle.current(dueId), hurry ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, [dueId, hurry]);
}
