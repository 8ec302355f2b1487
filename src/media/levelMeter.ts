// How loud a microphone is right now, for a meter: a picture of the level, nothing about the voice.

export interface LevelMeter {
  /** The level, 0 (silence) to 1; about as the ear hears it. */
  level: () => number;
  stop: () => void;
}

const none: LevelMeter = { level: () => 0, stop: () => undefined };
/** Below this many decibels the meter shows nothing: a quiet room. */
const floorDb = -60;

/** A share of the meter for the mean of squared samples: decibels, since loudness is heard that way. */
export function levelOf(meanSquare: number): number {
  if (!(meanSquare > 0)) return 0;
  return Math.min(1, Math.max(0, 1 - (10 * Math.log10(meanSquare)) / floorDb));
}

/** Measures a stream's sound until stopped. Without a microphone, or where the browser cannot, the level stays 0. */
export function meterOf(stream: MediaStream): LevelMeter {
  if (stream.getAudioTracks().length === 0 || typeof AudioContext !== 'function') return none;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1_024;
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  // Browsers hold sound back until somebody touched the page.
  void context.resume().catch(() => undefined);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    },
    stop: () => {
      source.disconnect();
      void context.close().catch(() => undefined);
    },
  };
}
