// Written by tools/train/rubricLines.ts.
import type { LineWeights } from './lines.ts';

export const lineWeights: { rules: LineWeights; packs: LineWeights } = {
  rules: { pair: [0, 0.5, 0.5, 0.3, 0, 0, 0, 0, 0, 0.3], credit: [0, 1], cuts: [0.5, 1.5] },
  packs: { pair: [0, 0.5, 0.5, 0.3, 0, 0, 0, 0, 0, 0.3], credit: [0, 1], cuts: [0.5, 1.5] },
};
