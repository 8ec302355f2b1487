// How close two job titles are: shared words, the same kind of work, related kinds of work. Rank (senior, junior) does not count.
import { findOccupation } from '#ai/onDevice/occupations/occupations.ts';
import type { WordVectors } from '#ai/onDevice/packs/packs.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';

const rank = new Set(
  'senior junior sr jr lead head chief principal staff trainee graduate deputy assistant associate intern internship apprentice mid level i ii iii of and the for in de la el y en para interim acting vice'.split(
    ' ',
  ),
);
const groups: readonly string[][] = [
  ['engineer', 'developer', 'programmer', 'coder'],
  ['analyst', 'analytics'],
  ['manager', 'director', 'leader', 'supervisor', 'coordinator'],
  ['teacher', 'lecturer', 'tutor', 'instructor', 'trainer'],
  ['nurse', 'enfermera', 'enfermero'],
  ['accountant', 'bookkeeper', 'contable'],
  ['designer'],
  ['specialist', 'expert', 'consultant', 'adviser', 'advisor'],
  ['frontend', 'front-end', 'web', 'ui'],
  ['backend', 'back-end', 'server'],
  ['devops', 'sre', 'reliability', 'platform', 'infrastructure'],
  ['ingeniero', 'ingeniera', 'desarrollador', 'desarrolladora', 'programador', 'programadora'],
];
/** Say little about the kind of work: a frontend engineer and a mechanical engineer share one. */
const common = new Set(
  'engineer engineering developer programmer manager director analyst specialist expert assistant officer coordinator consultant technician administrator executive representative supervisor adviser advisor worker operator clerk agent associate team ingeniero ingeniera técnico técnica responsable gerente analista especialista auxiliar asistente coordinador coordinadora director directora'
    .split(' ')
    .map((word) => stemOf(foldWord(word), 'en')),
);
const weightOf = (word: string): number => (common.has(stemOf(foldWord(word), 'en')) ? 0.35 : 1);
/** Words of one kind of work: neighbours, not the same. */
const families: readonly string[] = [
  'software frontend front-end backend back-end fullstack full-stack stack web mobile ios android devops sre reliability platform cloud systems application embedded java python javascript infrastructure api qa test testing sdet',
  'data analytics machine learning intelligence bi statistician statistics etl reporting scientist insights research',
  'accountant accounting accounts payable receivable bookkeeper audit auditor tax finance financial payroll controller treasury contable',
  'marketing seo brand content social digital campaign communications copywriter growth pr advertising',
  'nurse nursing ward midwife clinical care healthcare medical patient paramedic enfermera enfermero',
  'mechanical manufacturing machining production industrial maintenance cnc quality process automotive',
  'sales account business development retail store seller',
  'hr human resources recruitment recruiter talent people',
  'ux ui designer graphic visual interaction product-design',
  'teacher teaching lecturer tutor school education classroom',
  'logistics supply chain warehouse procurement transport inventory',
  'chef cook kitchen hospitality restaurant hotel catering pastry',
  'lawyer legal paralegal solicitor attorney counsel compliance',
  'security cyber cybersecurity soc penetration',
  'civil structural site construction surveyor architect building',
  'customer support helpdesk success service call',
  'product project programme program scrum delivery owner',
];
const familyOf = new Map(
  families.flatMap((words, index) =>
    words.split(' ').map((word): [string, number] => [stemOf(foldWord(word), 'en'), index]),
  ),
);
const groupOf = new Map(
  groups.flatMap((words, index) =>
    words.map((word): [string, number] => [stemOf(foldWord(word), 'en'), index]),
  ),
);

const listWords = (title: string): string[] => [
  ...new Set(
    wordsOf(title.replaceAll(/\([^)]*\)/g, ' ').replaceAll('/', ' '))
      .map(({ lower }) => lower)
      .filter((word) => !rank.has(word) && !rank.has(word.replace(/\.$/, ''))),
  ),
];

function measureLikeness(a: string, b: string, words: WordVectors | null): number {
  const [x, y] = [stemOf(foldWord(a), 'en'), stemOf(foldWord(b), 'en')];
  if (x === y) return 1;
  const group = groupOf.get(x);
  if (group !== undefined && group === groupOf.get(y)) return 0.85;
  const family = familyOf.get(x);
  if (family !== undefined && family === familyOf.get(y)) return 0.5;
  const near = words?.similarity(a, b) ?? 0;
  return near >= 0.65 ? Math.round(near * 700) / 1000 : 0;
}

/** 0 to 1. The word vectors may be missing; then only shared words and known kinds of work count. */
export function measureTitleCloseness(a: string, b: string, words: WordVectors | null): number {
  const [one, two] = [listWords(a), listWords(b)];
  if (one.length === 0 || two.length === 0) return 0;
  const best = (from: readonly string[], to: readonly string[]): number =>
    from.reduce(
      (sum, word) =>
        sum +
        weightOf(word) * Math.max(0, ...to.map((other) => measureLikeness(word, other, words))),
      0,
    );
  const all = (list: readonly string[]): number =>
    list.reduce((sum, word) => sum + weightOf(word), 0);
  const shared = (best(one, two) + best(two, one)) / (all(one) + all(two));
  const [left, right] = [findOccupation(a), findOccupation(b)];
  let kind = 0;
  if (left && right) {
    const common =
      left.skills.filter((skill) => right.skills.includes(skill)).length /
      Math.max(1, Math.min(left.skills.length, right.skills.length));
    kind = left.id === right.id ? 0.85 : Math.min(0.6, common * 1.2);
  }
  return Math.round(Math.min(1, Math.max(shared, kind)) * 1e6) / 1e6;
}
