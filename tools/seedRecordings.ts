// Makes the seed's recordings: drawn pictures and synthetic tones, recorded by a headless Chromium as the app would; no person is in them. Run: npx tsx tools/seedRecordings.ts
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { chromiumFlags, findBrowser } from './browser.ts';

interface Recipe {
  file: string;
  kind: 'video' | 'audio';
  seconds: number;
  hue: number;
  title: string;
}

const recipes: readonly Recipe[] = [
  { file: 'sample-video-1.webm', kind: 'video', seconds: 14, hue: 172, title: 'Sample answer 1' },
  { file: 'sample-video-2.webm', kind: 'video', seconds: 10, hue: 262, title: 'Sample answer 2' },
  { file: 'sample-voice.webm', kind: 'audio', seconds: 12, hue: 0, title: '' },
];

/** Runs in the page: a quiet scene with a voice-like tone, recorded in one-second pieces; gives base64. */
async function record({ kind, seconds, hue, title }: Recipe): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 360 });
  const pen = canvas.getContext('2d');
  const sound = new AudioContext();
  const out = sound.createMediaStreamDestination();
  const voice = new OscillatorNode(sound, { type: 'sawtooth', frequency: 118 });
  const mouth = new BiquadFilterNode(sound, { type: 'bandpass', frequency: 700, Q: 3 });
  const loud = new GainNode(sound, { gain: 0 });
  voice.connect(mouth).connect(loud).connect(out);
  voice.start();
  await sound.resume();
  const began = performance.now();
  const draw = (): void => {
    const at = (performance.now() - began) / 1_000;
    // Syllables: so that the level moves as speech does.
    const open = Math.max(0, Math.sin(at * 9) * Math.sin(at * 2.3));
    loud.gain.setTargetAtTime(0.25 * open, sound.currentTime, 0.02);
    mouth.frequency.setTargetAtTime(
      500 + 500 * Math.abs(Math.sin(at * 5)),
      sound.currentTime,
      0.03,
    );
    if (!pen) return;
    pen.fillStyle = `hsl(${hue} 24% 18%)`;
    pen.fillRect(0, 0, 480, 360);
    pen.fillStyle = `hsl(${hue} 30% 62%)`;
    pen.beginPath();
    pen.arc(240, 150, 62, 0, 7);
    pen.ellipse(240, 330, 130, 96, 0, 0, 7);
    pen.fill();
    pen.fillStyle = `hsl(${hue} 24% 18%)`;
    pen.beginPath();
    pen.ellipse(240, 178, 16, 2 + 9 * open, 0, 0, 7);
    pen.fill();
    pen.fillStyle = '#fff';
    pen.font = '18px sans-serif';
    pen.fillText(title, 16, 30);
    pen.fillText(`${at.toFixed(0)} s`, 16, 344);
  };
  const timer = setInterval(draw, 1_000 / 12);
  draw();
  const tracks = [
    ...(kind === 'video' ? canvas.captureStream(12).getTracks() : []),
    ...out.stream.getTracks(),
  ];
  const recorder = new MediaRecorder(new MediaStream(tracks), {
    mimeType: kind === 'video' ? 'video/webm;codecs=vp8,opus' : 'audio/webm;codecs=opus',
    videoBitsPerSecond: 55_000,
    audioBitsPerSecond: 12_000,
  });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const over = new Promise((done) => {
    recorder.addEventListener('stop', done);
  });
  recorder.start(1_000);
  await new Promise((done) => {
    setTimeout(done, seconds * 1_000);
  });
  recorder.stop();
  await over;
  clearInterval(timer);
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...chromiumFlags, '--autoplay-policy=no-user-gesture-required'],
});
try {
  const page = await browser.newPage();
  // The compiler names functions with a helper that a page does not have.
  await page.addInitScript('globalThis.__name = (work) => work');
  await page.goto('about:blank');
  for (const recipe of recipes) {
    // One after the other: each wants the machine for itself.
    const bytes = Buffer.from(await page.evaluate(record, recipe), 'base64');
    if (bytes.length > 150 * 1024)
      throw new Error(`${recipe.file} is too large: ${bytes.length} bytes`);
    writeFileSync(new URL(`../local/seed/files/${recipe.file}`, import.meta.url), bytes);
    console.log(`${recipe.file}: ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
