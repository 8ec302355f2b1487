import { expect, it } from 'vitest';
import type { RouteName } from '../../src/navigation/routes.ts';
import { sortKept, type BuiltScript } from './areas.ts';
import { listKept } from './plugin.ts';

it('may keep scripts, styles and fonts; packs, pictures and pages never', () => {
  expect(
    listKept([
      'assets/b.js',
      'assets/a.woff2',
      'assets/words.bin',
      'index.html',
      '.vite/manifest.json',
    ]),
  ).toEqual(['/assets/a.woff2', '/assets/b.js']);
});

const script = (name: string, more: Partial<BuiltScript> = {}): BuiltScript => ({
  name,
  bytes: 10,
  sources: more.page ? [more.page] : [],
  imports: [],
  dynamicImports: [],
  assets: [],
  ...more,
});

it('keeps the entry for everybody, and for an area its pages with what they open and the texts they ask for', () => {
  const room = 'features/interview/room/InterviewRoomPage.tsx';
  const job = 'features/hiring/job/JobPage.tsx';
  const scripts = [
    script('/entry.js', {
      page: 'main.tsx',
      imports: ['/react.js'],
      dynamicImports: ['/room.js', '/job.js', '/toasts.js', '/text.js', '/other.js'],
      assets: ['/inter-latin.woff2', '/inter-latin-ext.woff2'],
    }),
    script('/react.js'),
    script('/toasts.js', { page: 'ui/toasts/Toasts.tsx' }),
    script('/room.js', {
      page: room,
      imports: ['/shared.js'],
      dynamicImports: ['/help.js', '/engine.js', '/needsEngine.js', '/large.js', '/review.js'],
    }),
    script('/shared.js'),
    script('/help.js', { page: 'features/interview/room/RoomHelp.tsx' }),
    script('/review.js', { page: 'features/review/Slow.tsx' }),
    script('/needsEngine.js', { page: 'features/interview/Read.ts', imports: ['/port.js'] }),
    script('/port.js', { sources: ['ai/port.ts', 'ai/task.ts'] }),
    script('/engine.js', { page: 'ai/onDevice/engine.ts' }),
    script('/large.js', { page: 'features/interview/Large.tsx', bytes: 900_000 }),
    script('/job.js', { page: job, imports: ['/shared.js'] }),
    script('/text.js', { page: 'i18n/en/interview.json' }),
    script('/texto.js', { page: 'i18n/es/interview.json' }),
    script('/other.js', { page: 'i18n/en/hiring.json' }),
  ];
  const { entry, areas } = sortKept({
    scripts,
    entry: '/entry.js',
    pages: new Map<RouteName, string>([
      ['interviewRoom', room],
      ['job', job],
    ]),
    readSource: (path) => (path === room ? "useTranslation(['interview', 'common'])" : ''),
  });
  expect(entry).toEqual(['/entry.js', '/inter-latin.woff2', '/react.js', '/toasts.js']);
  expect(areas.candidate).toEqual({
    files: ['/help.js', '/room.js', '/shared.js'],
    texts: { en: ['/text.js'], es: ['/texto.js'] },
  });
  expect(areas.hiring.files).toEqual(['/job.js', '/shared.js']);
});
