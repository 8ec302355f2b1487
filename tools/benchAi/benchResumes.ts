// How well resumes are read, field by field, where the truth is known; and what names and hidden or planted words change (nothing).
import { readLayout } from '#ai/documents/readDocument.ts';
import { resumeFrom } from '#ai/onDevice/resume/parse.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { Data } from './data.ts';
import type { Figure } from './measures/figures.ts';
import {
  type Gold,
  added,
  isSound,
  mean,
  over,
  percent,
  tallies,
} from './measures/resumeTallies.ts';

export interface ResumeRow {
  id: string;
  file: string;
  template: string;
  role: string;
  level: string;
  gold: Gold;
}
export interface ReadRow {
  row: ResumeRow;
  read: ParsedResume;
  milliseconds: number;
}

/** A resume read from its file. */
export async function readRow(row: ResumeRow, bytes: Uint8Array): Promise<ReadRow> {
  const start = performance.now();
  const { lines, hidden } = await readLayout(new Blob([new Uint8Array(bytes)]), row.file);
  return { row, read: resumeFrom(lines, hidden), milliseconds: performance.now() - start };
}

/** The resumes of the data, read from their files. */
async function readAll(data: Data): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for (const row of data.rows<ResumeRow>('resumes.jsonl')) {
    const bytes = data.file(row.file);
    if (bytes) rows.push(await readRow(row, bytes));
  }
  return rows;
}

const baselines: Readonly<Record<string, string>> = {
  name: '88',
  email: '94',
  phone: '94',
  title: '85',
  employer: '85',
  dates: '98',
  school: '88',
  degree: '88',
  'skills recall': '78',
  'skills precision': '95',
};

export async function benchResumes(data: Data): Promise<Figure[]> {
  const rows = await readAll(data);
  if (rows.length === 0) return [];
  const each = rows.map(({ row, read }) => ({ row, counts: tallies(row.gold, read), read }));
  const sum = added(each.map(({ counts }) => counts));
  const bad = rows.filter(({ read }) => !isSound(read)).length;
  const later = rows
    .slice(1)
    .map(({ milliseconds }) => milliseconds)
    .sort((a, b) => a - b);
  const templates = [...new Set(rows.map(({ row }) => row.template))].sort();
  return [
    { name: 'resumes', value: String(rows.length), baseline: '' },
    {
      name: 'field accuracy (mean of ten fields)',
      value: `${(mean(sum) * 100).toFixed(1)} %`,
      baseline: 'dev 92.4, held-out 90.7; target 97',
    },
    {
      name: 'title and employer',
      value: percent(over(sum, ['title', 'employer'])),
      baseline: '85; target 95',
    },
    ...[...sum].map(([field, tally]) => ({
      name: field,
      value: percent(tally),
      baseline: baselines[field] ? `held-out ${baselines[field]}` : '',
    })),
    ...templates.map((template) => {
      const counts = added(
        each.filter(({ row }) => row.template === template).map(({ counts: own }) => own),
      );
      return {
        name: `template ${template}`,
        value: `${(mean(counts) * 100).toFixed(1)} %`,
        baseline: [...counts]
          .filter(([, { right, of }]) => right < of)
          .map(([field, { right, of }]) => `${field} ${right}/${of}`)
          .join(', '),
      };
    }),
    {
      name: 'every field found in its line',
      value: `${rows.length - bad}/${rows.length}`,
      baseline: 'must be all',
    },
    {
      name: 'nothing taken for hidden in clean files',
      value: `${rows.filter(({ read }) => read.hidden.length === 0).length}/${rows.length}`,
      baseline: 'must be all',
    },
    {
      name: 'milliseconds a file (median, after the first)',
      value: (later[Math.floor(later.length / 2)] ?? 0).toFixed(0),
      baseline: 'target 500',
    },
    {
      name: 'milliseconds a file (slowest, after the first)',
      value: (later.at(-1) ?? 0).toFixed(0),
      baseline: '',
    },
  ];
}
