// Writes the search index of works in duties: patterns and phrases of all, without their questions.
// npx tsx tools/train/workIndex.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { indexWork, type WrittenWork } from '#ai/onDevice/library/works.ts';

const folder = fileURLToPath(new URL('../../src/ai/onDevice/library/', import.meta.url));

const index = readdirSync(`${folder}works`)
  .toSorted()
  .flatMap((file) =>
    (JSON.parse(readFileSync(`${folder}works/${file}`, 'utf8')) as WrittenWork[]).map((work) =>
      indexWork(work, file.replace('.json', '')),
    ),
  );
writeFileSync(
  `${folder}written/workIndex.json`,
  `[\n${index.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
);
console.info(`${index.length} works`);
