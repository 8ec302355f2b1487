// How well resumes of forty layouts of our own are read, layout by layout, the worst first.
import { added, isSound, mean, over, percent, tallies } from '../measures/resumeTallies.ts';
import { readRow } from '../benchResumes.ts';
import type { Figure } from '../measures/figures.ts';
import { ownResumes, type LayoutHalf } from './ownResumes.ts';

/** The figures of one half; `aside` is opened once before the building and once after it. */
export async function benchOwnResumes(half: LayoutHalf): Promise<Figure[]> {
  const rows = [];
  for (const { row, bytes } of ownResumes(half)) {
    const { read } = await readRow(row, bytes);
    const counts = tallies(row.gold, read);
    rows.push({
      id: row.id,
      counts,
      share: mean(counts),
      isSound: isSound(read),
      fragments: read.experience
        .flatMap(({ bullets }) => bullets)
        .filter((text) => /^\p{Ll}/u.test(text)).length,
    });
  }
  const sum = added(rows.map(({ counts }) => counts));
  const isLookedAt = half === 'dev' || half === 'secondDev';
  const name = isLookedAt ? 'dev (looked at)' : 'set aside';
  return [
    {
      name: `${name}: field accuracy (mean of ten fields)`,
      value: `${(mean(sum) * 100).toFixed(1)} %`,
      baseline: 'target 97',
    },
    { name: `${name}: all fields`, value: percent(over(sum, [...sum.keys()])), baseline: '' },
    {
      name: `${name}: layouts below 90 %`,
      value: `${rows.filter(({ share }) => share < 0.9).length}/${rows.length}`,
      baseline: 'target none',
    },
    {
      name: `${name}: every field found in its line`,
      value: `${rows.filter((row) => row.isSound).length}/${rows.length}`,
      baseline: 'must be all',
    },
    {
      name: `${name}: lines of work that begin in lower case`,
      value: String(rows.reduce((count, { fragments }) => count + fragments, 0)),
      baseline: 'none begins so in the truth',
    },
    ...[...sum].map(([field, tally]) => ({
      name: `${name}: ${field}`,
      value: percent(tally),
      baseline: '',
    })),
    ...rows
      .toSorted((a, b) => a.share - b.share || a.id.localeCompare(b.id))
      .map(({ id, counts, share }) => ({
        name: `layout ${id}`,
        value: `${(share * 100).toFixed(1)} %`,
        baseline:
          half === 'secondHeld'
            ? ''
            : [...counts]
                .filter(([, { right, of }]) => right < of)
                .map(([field, { right, of }]) => `${field} ${right}/${of}`)
                .join(', '),
      })),
  ];
}
