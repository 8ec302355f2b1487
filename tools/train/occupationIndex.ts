// Writes the search index of occupations: titles, duties and tools of all, without their questions.
// npx tsx tools/train/occupationIndex.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WrittenOccupation } from '#ai/onDevice/library/written/written.ts';

const folder = fileURLToPath(new URL('../../src/ai/onDevice/library/', import.meta.url));

const index = readdirSync(`${folder}byOccupation`)
  .toSorted()
  .map((file) => {
    const { id, titles, duties, tools, leads } = JSON.parse(
      readFileSync(`${folder}byOccupation/${file}`, 'utf8'),
    ) as WrittenOccupation;
    return { id, titles, duties, tools, leads };
  });
writeFileSync(
  `${folder}written/occupationIndex.json`,
  `[\n${index.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
);
console.info(`${index.length} occupations`);
