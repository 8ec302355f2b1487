// The sound of a recording, in pieces small enough to be sent: the picture never leaves for a transcript.

/** Speech needs no more. */
const rate = 16_000;
/** Five minutes of it are under 10 MB. */
const pieceSeconds = 300;

export interface SoundPiece {
  file: Blob;
  /** Seconds from the beginning of the recording. */
  start: number;
}

/** 16-bit mono samples as a WAV file. Values beyond -1 and 1 are cut. */
export function wavOf(samples: Float32Array, sampleRate = rate): Blob {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  const words = (at: number, text: string): void => {
    for (let n = 0; n < text.length; n += 1) view.setUint8(at + n, text.charCodeAt(n));
  };
  words(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  words(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  words(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((value, n) =>
    view.setInt16(44 + n * 2, Math.round(Math.max(-1, Math.min(1, value)) * 32_767), true),
  );
  return new Blob([view.buffer], { type: 'audio/wav' });
}

/** Cuts samples into WAV files that follow each other. */
export function piecesOf(
  samples: Float32Array,
  sampleRate = rate,
  seconds = pieceSeconds,
): SoundPiece[] {
  const size = sampleRate * seconds;
  return Array.from({ length: Math.ceil(samples.length / size) }, (_, n) => ({
    file: wavOf(samples.subarray(n * size, (n + 1) * size), sampleRate),
    start: n * seconds,
  }));
}

/** The sound of a recording; a voice recording that this browser cannot decode goes as it is, a video does not go at all. Throws what the browser throws. */
export async function soundOf(recording: Blob): Promise<SoundPiece[]> {
  try {
    const decoded = await new OfflineAudioContext(1, 1, rate).decodeAudioData(
      await recording.arrayBuffer(),
    );
    const channels = Array.from({ length: decoded.numberOfChannels }, (_, n) =>
      decoded.getChannelData(n),
    );
    const [first = new Float32Array()] = channels;
    const mono =
      channels.length < 2
        ? first
        : first.map(
            (_, n) =>
              channels.reduce((sum, channel) => sum + (channel[n] ?? 0), 0) / channels.length,
          );
    return piecesOf(mono, decoded.sampleRate);
  } catch (error) {
    if (recording.type.startsWith('audio/')) return [{ file: recording, start: 0 }];
    throw error;
  }
}
