// Where the tagger's file is, and what it must be. Written by tools/train/tagger.ts; do not edit.

export const taggerFile = { url: new URL('./tagger.bin', import.meta.url), bytes: 528159, sha256: 'fdb144b14ab609d4e7cf609e9848ab4a6d9280d1f6e2103a1fac44358672296e' } as const;
