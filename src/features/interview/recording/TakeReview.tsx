// A recording that has just been made is the answer: watch or hear it, go on, or record again. One that broke waits for the candidate's word.
import {
  Alert,
  Box,
  Button,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import type { Take } from '#domain/recordings/recording.ts';
import { clockOf } from '#features/interview/session/answering.ts';
import { TakePlayer } from './TakePlayer.tsx';
import { TakeState } from './TakeState.tsx';

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

/** What a candidate can do with a recording that was just made. */
interface TakeVerbs {
  use: (takeId: string) => void;
  /** Makes it the answer; the candidate stays where they are. */
  settle: (takeId: string) => void;
  again: () => void;
  trouble: (takeId: string) => void;
  /** Leads back to the answer already given; null when there is none. */
  keep: (() => void) | null;
  skip: () => void;
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
      {takes.length > 1 && (
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
      {heard && (
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
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {!isEmpty && (
          <Button
            variant="contained"
            size="large"
            loading={pending}
            onClick={() => verbs.use(take.id)}
          >
            {t(asks && isOpen ? 'video.review.use' : 'composer.continue')}
          </Button>
        )}
        {left > 0 && (
          <Button
            variant={isEmpty ? 'contained' : 'outlined'}
            size="large"
            disabled={pending}
            onClick={verbs.again}
          >
            {t('video.review.again', { count: left })}
          </Button>
        )}
        {verbs.keep && isOpen && (
          <Button size="large" disabled={pending} onClick={verbs.keep}>
            {t('video.review.keepEarlier')}
          </Button>
        )}
        {take.fault !== 'reported' && (
          <Button
            size="large"
            color="inherit"
            disabled={pending}
            onClick={() => verbs.trouble(take.id)}
          >
            {t('video.trouble.open')}
          </Button>
        )}
        {!verbs.keep && asks && isOpen && (
          <Button size="large" disabled={pending} onClick={verbs.skip}>
            {t('composer.skip')}
          </Button>
        )}
      </Stack>
      {left === 0 && take.fault === null && (
        <Typography variant="caption" color="text.secondary">
          {t('video.review.last')}
        </Typography>
      )}
    </Stack>
  );
}
