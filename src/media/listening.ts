// Turns speech into words with the browser's own recogniser, where it has one. Its maker may process the sound: ask before.

interface Alternative {
  readonly transcript: string;
}
interface Result {
  readonly isFinal: boolean;
  readonly length: number;
  readonly [index: number]: Alternative;
}
interface ResultEvent extends Event {
  readonly resultIndex: number;
  readonly results: { readonly length: number; readonly [index: number]: Result };
}
interface ProblemEvent extends Event {
  readonly error: string;
}
interface Recogniser extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
type MakeRecogniser = new () => Recogniser;

/** Why nothing is heard: not allowed, no microphone, or the recogniser's server is away. */
type ListeningProblem = 'refused' | 'noMicrophone' | 'away' | 'language';

export interface LiveTranscript {
  /** Words the recogniser is sure of, since the start. */
  text: string;
  /** What it guesses right now. */
  guess: string;
}
export interface Listening {
  stop: () => void;
}
export interface ListenOptions {
  language: string;
  onHeard: (liveTranscript: LiveTranscript) => void;
  onProblem: (problem: ListeningProblem) => void;
  onEnd: () => void;
}

/** A silence ends the recogniser, not the answer: it is started anew, after this pause. */
const restartMs = 250;
/** So many ends in a row without a word within so short a time, and it is given up. */
const emptyEndsMax = 40;

function findRecogniserMaker(): MakeRecogniser | null {
  if (typeof window === 'undefined') return null;
  const found = window as unknown as {
    SpeechRecognition?: MakeRecogniser;
    webkitSpeechRecognition?: MakeRecogniser;
  };
  return found.SpeechRecognition ?? found.webkitSpeechRecognition ?? null;
}

/** True where the browser can turn speech into words. */
export function canListen(): boolean {
  return findRecogniserMaker() !== null;
}

const causes: Readonly<Record<string, ListeningProblem>> = {
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  network: 'away',
  'language-not-supported': 'language',
};

/** Two pieces of speech as one text, with one space between. */
export function joinText(before: string, more: string): string {
  const [left, right] = [before.trimEnd(), more.trim()];
  if (right === '') return left;
  return left === '' ? right : `${left} ${right}`;
}

/** Listens until stopped. Silence is fine: it goes on listening. Throws nothing; what goes wrong is reported once. */
export function listen({ language, onHeard, onProblem, onEnd }: ListenOptions): Listening {
  const Maker = findRecogniserMaker();
  let over = Maker === null;
  let text = '';
  let emptyEnds = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let recogniser: Recogniser | null = null;

  function finish(): void {
    if (over) return;
    over = true;
    clearTimeout(timer);
    onEnd();
  }
  function heard(event: Event): void {
    const { results, resultIndex } = event as ResultEvent;
    let guess = '';
    for (let index = resultIndex; index < results.length; index += 1) {
      const result = results[index];
      const transcript = result?.[0]?.transcript ?? '';
      if (result?.isFinal) text = joinText(text, transcript);
      else guess = joinText(guess, transcript);
    }
    emptyEnds = 0;
    if (!over) onHeard({ text, guess });
  }
  function failed(event: Event): void {
    const problem = causes[(event as ProblemEvent).error];
    // "no-speech" and "aborted" are no problems: the end follows, and it starts anew.
    if (!problem || over) return;
    onProblem(problem);
    finish();
  }
  function ended(): void {
    if (over) return;
    emptyEnds += 1;
    if (emptyEnds > emptyEndsMax) return finish();
    timer = setTimeout(begin, restartMs);
  }
  function begin(): void {
    if (over || !Maker) return;
    recogniser = new Maker();
    recogniser.lang = language;
    recogniser.continuous = true;
    recogniser.interimResults = true;
    recogniser.addEventListener('result', heard);
    recogniser.addEventListener('error', failed);
    recogniser.addEventListener('end', ended);
    try {
      recogniser.start();
    } catch {
      ended();
    }
  }
  if (!Maker) {
    onProblem('away');
    onEnd();
  } else begin();
  return {
    stop: () => {
      if (over) return;
      // What it is still sure of arrives before its end; nothing is started anew.
      over = true;
      clearTimeout(timer);
      const last = recogniser;
      last?.removeEventListener('result', heard);
      last?.addEventListener('result', (event) => {
        over = false;
        heard(event);
        over = true;
      });
      try {
        last?.stop();
      } catch {
        // It had ended by itself.
      }
      onEnd();
    },
  };
}
