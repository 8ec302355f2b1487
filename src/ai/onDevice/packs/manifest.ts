// Size and SHA-256 of each pack file as it is fetched. Written by `npm run packs`; do not edit.

export const manifest = {
  words: { bytes: 1020661, sha256: '7ebca8211bf3204d1de0512f897b16b35ea51f47daa1a06eeb902f3e92266ce5' },
} as const;
