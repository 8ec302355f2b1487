// The input of verdicts on requirements, and the verdict with its evidence.
import { inWords } from '#domain/text/wordLimits.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { WordVectors } from '#ai/onDevice/packs/packs.ts';
import type { ResumeMatch } from '#ai/tasks/matchResume.ts';
import type { Clause } from './clauses.ts';

/** What a verdict rests on. `asOf`: the month up to which a present job counts. */
export interface Grounds {
  clauses: readonly Clause[];
  resume: ParsedResume;
  language: 'en' | 'es';
  jobTitle: string;
  asOf: string;
  words: WordVectors | null;
}
type Requirement = ResumeMatch['requirements'][number];
export type Verdict = Pick<Requirement, 'state' | 'by' | 'evidence'>;
type Evidence = Requirement['evidence'];

export const missing: Verdict = { state: 'missing', by: null, evidence: [] };
const locateClause = ({ line, start, end, text }: Clause): Evidence[number] => ({
  line,
  start,
  end,
  text,
});
export const buildVerdict = (
  state: 'met' | 'partial',
  clauses: readonly Clause[],
  by: Verdict['by'] = 'wording',
): Verdict =>
  clauses.length === 0 ? missing : { state, by, evidence: clauses.slice(0, 3).map(locateClause) };
/** Clauses that say that something is so, or was once, or has begun. */
export const selectAffirmed = (clauses: readonly Clause[]): Clause[] =>
  clauses.filter(
    ({ status, text }) => status !== 'denied' && status !== 'wished' && !ofOthers.test(text),
  );
/** What others are, know or did. */
const ofOthers = inWords(
  /\b(?:my (?:grandparents?|grandmother|grandfather|parents|family|wife|husband|partner|uncle|aunt|mother|father|sister|brother|colleague|boss|manager)|mis? (?:abuel[oa]s?|padres|familia|hij[oa]s?|esposa|esposo|marido|mujer|madre|padre|t[ií][oa]|herman[oa]|jef[ea]|compañer[oa])|a colleague|un compañero|una compañera)\b/iu,
);
