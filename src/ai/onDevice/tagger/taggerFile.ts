// Where the tagger's file is, and what it must be. Written by tools/train/tagger.ts; do not edit.

export const taggerFile = {
  url: new URL('./tagger.bin', import.meta.url),
  bytes: 859457,
  sha256: '26cce8bef507bbb8d97daf2a77d1fdf208f7245ac8bd0f3b218ecb9532205d4b',
} as const;
