// What is wrong with a letter: a sentence without proof, a claim the resume does not hold, words the posting does not have.
import type { CoverLetterInput, LetterSentence } from './letterTypes.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { factsOf } from '#ai/trace/facts.ts';
import { findUntraced } from '#ai/trace/untraced.ts';
import { findAddedWords } from '#ai/trace/addedWords.ts';
import { isFrameWord } from '#ai/trace/frameWords.ts';
import { countWords } from '#domain/seeker/letterText.ts';
import { formatSignedName } from './names.ts';
import { courtesy } from './shortPhrases.ts';

/** How many words a short letter may have. */
export const shortWords = { outreach: 130, thanks: 170 } as const;
const mostWords = { cover: 330, ...shortWords } as const;

const aboutMe =
  /(?<!\p{L})(?:I (?:have|am(?! (?:applying|writing|interested))|was|know|can|bring|offer|work|worked|led|built|managed)|I'm|I've|my (?:experience|skills|work|background|degree|team)|tengo|soy|fui|sé|puedo|aporto|trabajo como|mi (?:experiencia|trabajo|formación|equipo))(?!\p{L})/iu;

/** All words a frame or a sentence about the job may use: those of the job, and words that claim nothing. */
function findAdded(text: string, source: string, polite: ReadonlySet<string>): string[] {
  const free = (word: string): boolean =>
    polite.has(word) ||
    (['en', 'es'] as const).some(
      (language) => isFrameWord(word, language) || isFunctionWord(word, language),
    );
  return findAddedWords(text, source).filter((word) => !free(word.toLowerCase()));
}

function problemsOf(
  sentence: LetterSentence,
  { resume, job, posting, kind: letter, recipient }: CoverLetterInput,
): string[] {
  const { kind, text, traces } = sentence;
  const facts = factsOf(resume);
  const about = [
    job.title,
    job.company ?? '',
    ...job.mustHave,
    ...job.niceToHave,
    ...job.responsibilities,
    posting,
  ].join('\n');
  const short = text.slice(0, 50);
  const lost = traces
    .filter((trace) =>
      trace.source === 'job'
        ? !about.includes(trace.text)
        : !facts.some(
            (fact) => fact.text === trace.text && (trace.path === null || trace.path === fact.path),
          ),
    )
    .map((trace) => `a trace is not in the ${trace.source}: ${trace.text.slice(0, 50)}`);
  if (kind === 'blank')
    return [...lost, ...(/^\[[^\]]+\][.,:]?$/.test(text) ? [] : [`not a blank: ${short}`])];
  if (kind === 'fact') {
    const own = facts.filter((fact) =>
      traces.some((trace) => trace.source === 'resume' && trace.text === fact.text),
    );
    const heads = facts.filter(
      (fact) =>
        fact.kind === 'head' && own.some(({ entry }) => entry !== null && entry === fact.entry),
    );
    if (own.length === 0) return [...lost, `no proof: ${short}`];
    return [
      ...lost,
      ...findUntraced(text, resume, { facts: [...own, ...heads] }).map(
        (one) => `not in the resume: ${one.text}`,
      ),
    ];
  }
  const named =
    kind === 'frame'
      ? [resume.name, resume.name ? formatSignedName(resume.name) : null, recipient].filter(
          (name) => name !== null && name.trim() !== '',
        )
      : [];
  const bare = named.reduce<string>((words, name) => removeName(words, name ?? ''), text);
  const source = kind === 'job' ? about : `${job.title} ${job.company ?? ''}`;
  return [
    ...lost,
    ...(aboutMe.test(bare.replaceAll(/[“«"][^”»"]*[”»"]/g, ''))
      ? [`claims something about the person: ${short}`]
      : []),
    ...findAdded(bare, source, letter === 'cover' ? new Set() : courtesy).map(
      (word) => `not in the job: ${word}`,
    ),
  ];
}

function removeName(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : text.slice(0, at) + text.slice(at + name.length);
}

/** Problems of a whole letter; empty when every sentence is acceptable. */
export function findLetterProblems(
  input: CoverLetterInput,
  { sentences }: { sentences: readonly LetterSentence[] },
): string[] {
  const words = countWords(sentences);
  const blanks = sentences.filter(({ kind }) => kind === 'blank').length;
  return [
    ...(words > mostWords[input.kind] ? [`${words} words`] : []),
    ...(blanks > 1 ? [`${blanks} blanks: one at most`] : []),
    ...sentences.flatMap((sentence) => problemsOf(sentence, input)),
  ];
}
