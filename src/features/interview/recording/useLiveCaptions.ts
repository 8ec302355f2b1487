// The words of a running recording while it is spoken, where the candidate asked for them.
import { useCallback, useRef, useState, type RefObject } from 'react';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import { listen, type Listening } from '#media/listening.ts';

/** What the recogniser hears: words that are certain, and a guess at the next. */
export interface LiveWords {
  text: string;
  guess: string;
}

/** `here` is false once the answer was left: the words are still kept, but no longer shown. */
export function useLiveCaptions(
  { prefs, speech: language, setLiveTranscript }: RoomTools,
  here: RefObject<boolean>,
) {
  const [live, setLive] = useState<LiveWords | null>(null);
  const [failed, setFailed] = useState(false);
  const listening = useRef<Listening | null>(null);
  const stop = useCallback(() => listening.current?.stop(), []);
  function start(takeId: string): void {
    if (!prefs.writeAlong) return setLive(null);
    setFailed(false);
    setLive({ text: '', guess: '' });
    listening.current = listen({
      language,
      onHeard: (liveTranscript) => {
        setLiveTranscript(takeId, liveTranscript.text);
        if (here.current) setLive(liveTranscript);
      },
      onProblem: () => {
        if (here.current) setFailed(true);
      },
      onEnd: () => {
        listening.current = null;
      },
    });
  }
  return { live, failed, start, stop };
}
