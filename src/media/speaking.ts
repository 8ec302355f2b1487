// Reads a text aloud with the browser's own voice; only ever because somebody pressed a button.

export interface Speaking {
  stop: () => void;
}

function readVoices(): SpeechSynthesis | null {
  return typeof window !== 'undefined' &&
    'speechSynthesis' in window &&
    typeof SpeechSynthesisUtterance === 'function'
    ? window.speechSynthesis
    : null;
}

/** True where the browser has a voice at all; which languages it knows shows only when it speaks. */
export function canSpeak(): boolean {
  return readVoices() !== null;
}

/** The voice that fits a language best ("es-MX" takes an "es-ES" voice before none); null lets the browser choose. */
export function chooseVoice<T extends { lang: string; localService: boolean }>(
  all: readonly T[],
  language: string,
): T | null {
  const wanted = language.toLowerCase().replace('_', '-');
  const base = wanted.split('-')[0];
  const fits = all.filter(
    ({ lang }) => lang.toLowerCase().replace('_', '-').split('-')[0] === base,
  );
  const exact = fits.filter(({ lang }) => lang.toLowerCase().replace('_', '-') === wanted);
  const from = exact.length > 0 ? exact : fits;
  return from.find(({ localService }) => localService) ?? from[0] ?? null;
}

/** Says the text in that language. `ended` is called once: at the end, when stopped, and when the browser has no voice for it. */
export function speak(text: string, language: string, ended: () => void): Speaking {
  const engine = readVoices();
  let over = false;
  const end = (): void => {
    if (over) return;
    over = true;
    ended();
  };
  if (!engine) {
    end();
    return { stop: () => undefined };
  }
  engine.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.voice = chooseVoice(engine.getVoices(), language);
  utterance.rate = 0.95;
  utterance.addEventListener('end', end);
  utterance.addEventListener('error', end);
  engine.speak(utterance);
  return {
    stop: () => {
      if (over) return;
      engine.cancel();
      end();
    },
  };
}

/** Silence now: whoever speaks stops. */
export function hush(): void {
  readVoices()?.cancel();
}
