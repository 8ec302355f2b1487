// The rooms of src/ and the doors between them. The linter's walls (.oxlintrc.json) are written from this table.

/** Each room and the rooms it may lean on. `domain` and `i18n` lean on nothing. */
export const rooms = {
  domain: [],
  i18n: [],
  navigation: ['domain'],
  // Camera, microphone and recorder, without any server.
  media: ['domain'],
  // Links in mails are addresses like any other.
  data: ['domain', 'navigation', 'media'],
  ui: ['domain', 'i18n'],
  ai: ['domain', 'data'],
  session: ['domain', 'data'],
  work: ['domain', 'data', 'ai', 'session'],
  features: ['domain', 'i18n', 'navigation', 'media', 'data', 'ui', 'ai', 'session', 'work'],
  app: ['domain', 'i18n', 'navigation', 'media', 'data', 'ui', 'ai', 'session', 'work', 'features'],
} as const satisfies Record<string, readonly string[]>;
export type Room = keyof typeof rooms;

/** Features are strangers to each other; `app` composes them. */
export const features = [
  'public',
  'account',
  'hiring',
  'review',
  'interview',
  'jobSeeker',
  'org',
  'platform',
  'gallery',
] as const;

/** The folders beside src/, and what each may import of it and of its neighbours. */
export const outside = {
  // The local Firebase and its seed, which is made of the product's own schemas, engine and sample texts.
  local: ['domain', 'data', 'ai', 'features'],
  // Builds, benches, training, and checks of a deployment, which know the documents by their table.
  tools: ['domain', 'navigation', 'media', 'data', 'ai', 'app', 'local', 'tests'],
  // Tests reach whatever they test.
  tests: [...(Object.keys(rooms) as Room[]), 'local', 'tools'],
} as const satisfies Record<string, readonly string[]>;
export type Outside = keyof typeof outside;

/** Folders within a room that only some rooms may import, and why. */
export const innerWalls: readonly {
  folder: string;
  rooms: readonly Room[];
  why: string;
}[] = [
  {
    folder: 'ai/onDevice',
    rooms: ['ai'],
    why: 'an engine stands behind the port: ask #ai/port.ts, or read #ai/results, #ai/tasks, #ai/trace and #domain/text',
  },
  {
    folder: 'ai/cloud',
    rooms: ['ai'],
    why: 'an engine stands behind the port: ask #ai/port.ts',
  },
];

/** Packages that only some rooms may import, and why. */
export const packageWalls: readonly {
  packages: readonly string[];
  rooms: readonly Room[];
  why: string;
}[] = [
  {
    packages: ['firebase', 'firebase/*'],
    rooms: ['data'],
    why: 'the SDK lives in data/ alone; ask data/ for a verb or a source',
  },
  {
    packages: ['react-toastify'],
    rooms: ['ui', 'app'],
    why: 'toasts are shown by ui/ (useAction) and hosted by app/',
  },
  {
    packages: ['pdfjs-dist', 'pdfjs-dist/*'],
    rooms: ['ai'],
    why: 'documents are read in ai/documents/',
  },
];
