// Size and SHA-256 of each pack file as it is fetched. Written by `npm run packs`; do not edit.

export const manifest = {
  words: {
    bytes: 1020661,
    sha256: '7ebca8211bf3204d1de0512f897b16b35ea51f47daa1a06eeb902f3e92266ce5',
  },
  deep: {
    bytes: 6535925,
    sha256: '66df3e6f2f23152d539b0d3e1de6b2ca22251c5992b804dbf70440590a471184',
  },
} as const;
