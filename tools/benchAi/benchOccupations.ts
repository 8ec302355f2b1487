// Whether a job description leads to the right occupation. Roles of the data are short slugs ("mecheng"), ours are names.
import {
  occupations,
  occupationsOf,
  type Occupation,
} from '#ai/onDevice/occupations/occupations.ts';
import { readPosting } from '#ai/onDevice/posting/readPosting.ts';
import { foldWord } from '#domain/text/stem.ts';
import type { Figure } from './measures/figures.ts';

export interface Described {
  id: string;
  role: string;
  text: string;
  gold: { title?: string };
}

const short: readonly [RegExp, string][] = [
  [/mgr\b/, 'manager'],
  [/^biz/, 'business'],
  [/^ops/, 'operations'],
  [/^cust(?!omer)/, 'customer'],
  [/eng\b/, 'engineer'],
  [/dev\b/, 'developer'],
  [/\bhr\b/, 'humanresources'],
  [/rep\b/, 'representative'],
  [/admin\b/, 'administrator'],
  [/sci\b/, 'scientist'],
  [/assoc\b/, 'associate'],
  [/tech\b/, 'technician'],
  [/support\b/, 'support'],
];

/** Of how many words, in order, a slug is made of beginnings (two letters at least of each); 0 when it is not. */
function beginnings(slug: string, words: readonly string[]): number {
  if (slug === '') return 0;
  let best = 0;
  words.forEach((word, index) => {
    for (
      let length = 2;
      length <= word.length && slug.startsWith(word.slice(0, length));
      length += 1
    ) {
      const rest = slug.slice(length);
      const more = rest === '' ? 0 : beginnings(rest, words.slice(index + 1));
      if (rest === '' || more > 0) best = Math.max(best, 1 + more);
    }
  });
  return best;
}

/** How well a slug fits a name: 1 the same letters, less when it is a beginning or is made of beginnings of its words. */
function slugFit(slug: string, name: string): number {
  const words = foldWord(name)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const whole = words.join('');
  const long = short.reduce((text, [pattern, full]) => text.replace(pattern, full), slug);
  if (whole === slug || whole === long) return 1;
  if (whole.startsWith(long)) return 0.9;
  const used = Math.max(beginnings(slug, words), beginnings(long, words));
  if (used > 0) return 0.5 + (0.3 * used) / words.length;
  return words.includes(slug) ? 0.6 : 0;
}

/** The occupation a slug of the data means: the best fit among names and titles. */
function meant(role: string): Occupation | undefined {
  const slug = foldWord(role).replaceAll(/[^a-z]/g, '');
  const scored = occupations.map((occupation) => ({
    occupation,
    fit: Math.max(
      slugFit(slug, occupation.id) + 0.02,
      slugFit(slug, occupation.en.name) + 0.02,
      ...occupation.en.titles.map((title) => slugFit(slug, title)),
    ),
  }));
  const best = scored.reduce((a, b) => (b.fit > a.fit ? b : a));
  return best.fit >= 0.5 ? best.occupation : undefined;
}

export function benchOccupations(rows: readonly Described[]): Figure[] {
  const judged = rows.map(({ role, text, gold }) => {
    const { title } = readPosting({ text, language: 'en' });
    const ranked = occupationsOf({ title, text }).map(({ occupation }) => occupation.id);
    return { role, goldTitle: gold.title ?? '', wanted: meant(role)?.id ?? '', ranked };
  });
  const first = judged.filter(({ wanted, ranked }) => ranked[0] === wanted).length;
  const five = judged.filter(({ wanted, ranked }) => ranked.includes(wanted)).length;
  const wrong = judged
    .filter(({ wanted, ranked }) => ranked[0] !== wanted)
    .map(
      ({ role, wanted, ranked, goldTitle }) =>
        `${role} (${goldTitle}) → ${ranked[0] ?? 'none'}, wanted ${wanted || 'not in our list'}`,
    );
  return [
    { name: 'descriptions', value: String(rows.length), baseline: '' },
    { name: 'occupations we know', value: String(occupations.length), baseline: '1,016 in O*NET' },
    {
      name: 'right occupation first',
      value: `${first}/${rows.length}`,
      baseline: 'title + BM25 11 of 18, + sentence vectors 13; target 16 of 18',
    },
    {
      name: 'right occupation among five',
      value: `${five}/${rows.length}`,
      baseline: 'title + BM25 18 of 18',
    },
    ...wrong.map((value) => ({ name: 'not first', value: '', baseline: value })),
  ];
}
