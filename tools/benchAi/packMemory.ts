// Run in a process of its own by benchCost: how many bytes of memory each pack adds. Prints them as JSON.
import { loadPacks } from '#ai/onDevice/packs/loadPacks.ts';
import type { PackName } from '#ai/onDevice/packs/packs.ts';

const added: Record<string, number> = {};
for (const name of ['words', 'deep', 'tagger'] satisfies PackName[]) {
  const before = process.memoryUsage().rss;
  const packs = await loadPacks([name]);
  packs.words?.similarity('customer', 'client');
  packs.deep?.embed(['We cut the waiting time from nine days to two.']);
  added[name] = process.memoryUsage().rss - before;
}
console.log(JSON.stringify(added));
