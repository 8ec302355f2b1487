// Compiles the matrix product of the sentence encoder and writes it as a module of text, so that no bundle needs a loader for it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

interface Wabt {
  parseWat: (
    name: string,
    text: string,
    features: { simd: boolean },
  ) => { toBinary: (options: object) => { buffer: Uint8Array } };
}

/** The source of kernelCode.ts. `folder` holds the unpacked package wabt. */
export async function compileKernel(folder: string): Promise<string> {
  const start = createRequire(import.meta.url)(folder) as () => Promise<Wabt>;
  const text = readFileSync(fileURLToPath(new URL('./kernel.wat', import.meta.url)), 'utf8');
  const { buffer } = (await start()).parseWat('kernel.wat', text, { simd: true }).toBinary({});
  return [
    '// The compiled matrix product of the sentence encoder (source: tools/packs/kernel.wat). Written by `npm run packs`; do not edit.',
    '',
    `export const kernelCode = '${Buffer.from(buffer).toString('base64')}';`,
    '',
  ].join('\n');
}
