// Reads a job description as it rests, and keeps the reading and its corrections on this device until the draft begins.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { chooseAdapter } from '#ai/choice.ts';
import { isCloudSetUp, getAi } from '#ai/port.ts';
import { findDescriptionProblem } from './describe.ts';
import { useKept } from '#ui/reading/useKept.ts';
import type { Language } from '#i18n/languages.ts';
import { useLater } from '#ui/reading/useLater.ts';
import { renewReview, Review, reviewOf, type ReviewEdit } from './review.ts';

const restMs = 600;
/** Shorter texts are still being typed. */
const least = 40;

export interface PostingReviewState {
  /** What was read and corrected; null while there is nothing to show. */
  review: Review | null;
  change: (edit: ReviewEdit) => void;
  isReading: boolean;
  /** The description could not be read. */
  isFailed: boolean;
  /** Reads now. Only where it leaves the device and so is not done unasked; else null. */
  readNow: (() => void) | null;
  forget: () => void;
}

/** Follows another tab that corrects the same description; one with another description is not followed. */
function useOtherTab(
  key: string,
  latest: RefObject<Review | null>,
  put: (next: Review | null) => void,
): void {
  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (event.key !== key || event.newValue === null) return;
      const other = Review.nullable().safeParse(JSON.parse(event.newValue));
      const here = latest.current;
      if (
        other.success &&
        other.data &&
        here &&
        other.data.text === here.text &&
        other.data.language === here.language
      )
        put(other.data);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key, latest, put]);
}

/** The reading of `text` under review. `isBusy`: nothing is read while a draft is made. */
export function useReview(
  key: string,
  text: string,
  language: Language,
  isBusy: boolean,
): PostingReviewState {
  const { value, set, forget } = useKept<Review | null>(key, Review.nullable(), null);
  const latest = useRef(value);
  const put = useCallback(
    (next: Review | null) => {
      latest.current = next;
      set(next);
    },
    [set],
  );
  const rested = useLater(text, restMs);
  const [failed, setFailed] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const isWorth = rested.trim().length >= least && findDescriptionProblem(rested) === null;
  // What leaves the device costs, and is not ours to send before somebody asks for it.
  const leavesDevice = chooseAdapter('readJobDescription') === 'cloud' && isCloudSetUp();
  const isRead = value?.text === rested && value.language === language;
  const mayRead =
    isWorth && text === rested && !isBusy && !isRead && (!leavesDevice || wanted === rested);

  useEffect(() => {
    if (!mayRead) return undefined;
    const abort = new AbortController();
    getAi()
      .ask('readJobDescription', { text: rested, language }, { signal: abort.signal })
      .then(
        ({ reply }) => {
          if (abort.signal.aborted) return;
          setFailed(null);
          put(
            latest.current
              ? renewReview(latest.current, reply, rested, language)
              : reviewOf(reply, rested, language),
          );
        },
        (error: unknown) => {
          if (!abort.signal.aborted) {
            console.error(error);
            setFailed(rested);
          }
        },
      );
    return () => abort.abort();
  }, [mayRead, rested, language, put]);

  useOtherTab(key, latest, put);

  const change = useCallback(
    (edit: ReviewEdit) => {
      if (latest.current) put(edit(latest.current));
    },
    [put],
  );
  const isReading = mayRead && failed !== rested;
  const isShown = text.trim().length >= least && findDescriptionProblem(text) === null;
  return {
    review: isShown ? value : null,
    change,
    isReading,
    isFailed: isShown && failed === rested && !isRead,
    readNow: isShown && leavesDevice && !isRead && !isReading ? () => setWanted(rested) : null,
    forget: () => {
      latest.current = null;
      forget();
    },
  };
}
