// Verdicts on skills by how a resume shows them: in other words, by actions, by the field of an employer, by single words, by tools.
import { inWords } from '#domain/text/wordLimits.ts';
import { activitiesIn, isShownIn } from './activities.ts';
import { fieldTest } from './fields.ts';
import {
  none,
  oneWillDo,
  orSimilar,
  quoted,
  rank,
  type Grounds,
  type Judged,
  type EvidenceSpan,
} from './grounds.ts';
import { listJobs } from './listedJobs.ts';
import { holdsOneOf, otherWordsFor } from './otherWords.ts';
import { isLearnedOnce, kindsOfToolIn, toolsIn } from './relatedTools.ts';
import {
  coreStems,
  initialsIn,
  isLight,
  partsOf,
  properNames,
  usedProduct,
} from './requirementParts.ts';
import { areSynonyms } from './sameWords.ts';

/** The weighted shares of a requirement's words from which it is met, or met in part; and the weight of light words. */
const [enough, some, light] = [0.7, 0.5, 0.3];
const near = (a: string, b: string): boolean =>
  a === b || (a.length >= 6 && b.length >= 6 && a.slice(0, 6) === b.slice(0, 6));

/** Judges by other words for the same ability: every ability that the requirement names, or only some of them. */
export function judgeByOtherWords(text: string, { done, resume, language }: Grounds): Judged {
  const abilities = otherWordsFor(text, language);
  const matches = abilities.map((phrases) =>
    done.filter(({ text: own }) => holdsOneOf(own, phrases, language)),
  );
  const found = matches.filter((list) => list.length > 0);
  if (found.length === 0) return none;
  const evidence = [...new Set(found.flatMap((list) => list.slice(0, 2)))].slice(0, 3);
  // "Japanese cooking" is more than cooking: words beside the ability must occur as well, or it is met in part.
  const covered = new Set(
    abilities.flatMap((phrases, at) => ((matches[at]?.length ?? 0) > 0 ? phrases.flat() : [])),
  );
  const core = coreStems(text, language);
  const open = core.filter(
    (stem) =>
      !covered.has(stem) &&
      !evidence.some(({ stems: own }) => own.some((other) => near(stem, other))),
  );
  const isWhole = found.length * 2 >= matches.length || oneWillDo.test(text);
  // Of several things side by side, an open one is more than a word beside one of them.
  const mayStayOpen =
    partsOf(text).length > 1 && !oneWillDo.test(text)
      ? core.length / 3
      : (core.length - (core.length === 2 ? 1 : 0)) / 2;
  return {
    state: isWhole && open.length <= mayStayOpen ? 'met' : 'partial',
    by: 'synonym',
    evidence: evidence.map((clause) => quoted(clause, resume)),
  };
}

const asksForProgram = inWords(
  /\b(?:software|(?:computer|it) (?:systems?|programs?)|programas? (?:inform[aá]ticos?|de ordenador)|aplicaciones? inform[aá]ticas?|sistemas? inform[aá]ticos?)\b/iu,
);

/** Judges by the field of an employer: "experience of the energy sector". */
export function judgeByField(text: string, { resume, language }: Grounds): Judged {
  const field = asksForField.exec(text)?.[1];
  const isOfField = field === undefined ? null : fieldTest(field, language);
  if (!isOfField) return none;
  const sources = listJobs(resume)
    .filter(({ names, source }) => source !== null && isOfField(names))
    .flatMap(({ source }) =>
      source
        ? [{ ...source, text: resume.lines[source.line]?.slice(source.start, source.end) ?? '' }]
        : [],
    )
    .filter(({ text: own }) => own.trim() !== '');
  return sources.length === 0
    ? none
    : { state: 'met', by: 'related', evidence: sources.slice(0, 3) };
}
const asksForField = inWords(
  /^\W*(?:(?:some|previous|prior|proven|alguna|con|previa)\s+)?(?:experience|background|experiencia(?: previa)?)\s+(?:of|in|within|with|en)\s+(?:an?\s|the\s|el\s|la\s)?(?:sector\s|rubro\s|industria\s)?(.{4,40}?)(?:\s+(?:sector|industry|setting|environment|company|companies|business))?\W*$/iu,
);

/** Judges by actions: work of the kind that the requirement asks for, in any words. */
export function judgeByActivities(text: string, { done, resume, language }: Grounds): Judged {
  // A program is not shown by what others do by hand.
  if (asksForProgram.test(text)) return none;
  const asked = activitiesIn(text, language).map(({ activity, words }) => {
    const shown = done.flatMap((clause) => {
      const state = isShownIn(clause.text, activity, language);
      return state ? [{ clause, state }] : [];
    });
    return { words, shown: shown.sort((a, b) => rank[b.state] - rank[a.state]) };
  });
  const answered = asked.filter(({ shown }) => shown.length > 0);
  if (answered.length === 0) return none;
  const evidence = [
    ...new Set(answered.flatMap(({ shown }) => shown.slice(0, 2).map(({ clause }) => clause))),
  ].slice(0, 3);
  const isAnswered = (stem: string): boolean =>
    answered.some(({ words }) => words.some((word) => near(word, stem))) ||
    evidence.some(({ stems: own }) => own.some((other) => near(stem, other)));
  const heavy = (part: string): string[] =>
    coreStems(part, language).filter((stem) => !isLight(stem, language));
  const open = heavy(text).filter((stem) => !isAnswered(stem));
  const parts = oneWillDo.test(text) ? [text] : partsOf(text);
  const isEach = parts.every((part) => heavy(part).length === 0 || heavy(part).some(isAnswered));
  const isWhole =
    isEach &&
    open.length * 2 <= heavy(text).length - (heavy(text).length === 2 ? 1 : 0) &&
    answered.some(({ shown }) => shown[0]?.state === 'met');
  return {
    state: isWhole ? 'met' : 'partial',
    by: 'synonym',
    evidence: evidence.map((clause) => quoted(clause, resume)),
  };
}

/** The words of the requirement in one clause, or others that say the same: all or most of their weight, or only some. */
export function judgeByWording(text: string, { done, resume, language, words }: Grounds): Judged {
  const all = coreStems(text, language);
  // Two words for one thing count once: "IV cannulation".
  const core = all.filter(
    (stem, at) =>
      !all
        .slice(0, at)
        .some((other) => areSynonyms(stem, other, language) && !isLight(stem, language)),
  );
  const weights = core.map((stem) => (isLight(stem, language) ? light : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const names = properNames(
    text,
    (word) => language === 'es' || words === null || words.vector(word) !== null,
  );
  const shortened = initialsIn(text, language);
  const product = words && usedProduct(text, (word) => words.vector(word) !== null);
  const usedIn = product ? done.filter(({ text: own }) => own.includes(product)) : [];
  if (usedIn.length > 0)
    return {
      state: 'met',
      by: 'name',
      evidence: usedIn.slice(0, 2).map((clause) => quoted(clause, resume)),
    };
  const isNamed = (own: string): boolean =>
    shortened.some(({ initials }) => own.toLowerCase().includes(initials)) ||
    names.length === 0 ||
    names.some((name) => own.includes(name));
  const hits = done
    .filter(({ text: own }) => isNamed(own))
    .map((clause) => {
      const taken = new Set<number>();
      let [sharedWeight, heavy, literal] = [0, 0, 0];
      core.forEach((stem, index) => {
        const exact = clause.stems.findIndex((own, at) => !taken.has(at) && near(stem, own));
        const at =
          exact >= 0
            ? exact
            : clause.stems.findIndex(
                (own, ownIndex) => !taken.has(ownIndex) && areSynonyms(stem, own, language),
              );
        const isShort =
          at < 0 &&
          shortened.some(
            ({ initials, stems }) => stems.includes(stem) && clause.stems.includes(initials),
          );
        if (at < 0 && !isShort) return;
        if (at >= 0) taken.add(at);
        sharedWeight += weights[index] ?? 0;
        if (weights[index] === 1) heavy += 1;
        if (exact >= 0) literal += 1;
      });
      return {
        clause,
        heavy,
        literal,
        share: sharedWeight / whole,
        gap: taken.size === 0 ? 0 : Math.max(...taken) - Math.min(...taken),
      };
    })
    .filter(({ heavy, share }) => share > 0 && (heavy > 0 || !weights.includes(1)))
    .sort((a, b) => b.share - a.share || a.gap - b.gap);
  const [best] = hits;
  // "Routes in France and Germany": one of the names is a part of it.
  const named =
    names.length < 2 || oneWillDo.test(text)
      ? []
      : done.filter(({ text: own }) => names.some((name) => own.includes(name)));
  if (!best || best.share < some)
    return named.length === 0
      ? none
      : {
          state: 'partial',
          by: 'wording',
          evidence: named.slice(0, 2).map((clause) => quoted(clause, resume)),
        };
  const judged = (state: 'met' | 'partial'): Judged => ({
    state,
    by: 'wording',
    evidence: hits
      .filter(({ share }) => share === best.share)
      .slice(0, 2)
      .map(({ clause }) => quoted(clause, resume)),
  });
  const isFar = best.gap > core.length + 4;
  if (best.share >= enough && !isFar)
    return judged(best.clause.kind === 'other' && best.literal === 0 ? 'partial' : 'met');
  return best.share >= some && core.length > 2 && !isFar ? judged('partial') : none;
}

/** A tool: the one asked for, any of its kind where the kind is asked for, another of its kind in part. */
export function judgeByTools(text: string, { done, resume }: Grounds): Judged {
  // "React Native" is no React: a capital behind a name makes it another.
  const asked = toolsIn(text).filter(
    ({ end }) =>
      !/^ (?:\p{Lu}\p{Ll}+|\d{2,4})(?![\p{L}\d])/u.test(text.slice(end)) ||
      done.some((clause) => clause.text.includes(text.slice(end).split(/[\s,;)]/u)[1] ?? '')),
  );
  const kinds = new Set(
    asked.length > 0 ? asked.flatMap(({ families }) => [...families]) : kindsOfToolIn(text),
  );
  if (kinds.size === 0) return none;
  const own = done.flatMap((clause) => toolsIn(clause.text).map((tool) => ({ clause, tool })));
  const evidenceOf = (list: typeof own): EvidenceSpan[] =>
    [
      ...new Map(
        list.map(({ clause, tool }) => [
          tool.name,
          {
            line: clause.line,
            start: clause.start + tool.start,
            end: clause.start + tool.end,
            text:
              resume.lines[clause.line]?.slice(
                clause.start + tool.start,
                clause.start + tool.end,
              ) ?? '',
          },
        ]),
      ).values(),
    ].slice(0, 3);
  const same = own.filter(({ tool }) => asked.some(({ name }) => name === tool.name));
  const isAll =
    oneWillDo.test(text) || asked.every(({ name }) => same.some(({ tool }) => tool.name === name));
  if (same.length > 0)
    return { state: isAll ? 'met' : 'partial', by: 'name', evidence: evidenceOf(same) };
  const kin = own.filter(({ tool }) => [...tool.families].some((family) => kinds.has(family)));
  if (kin.length === 0) return none;
  // Another edition of the same make in the same family: "Opera Cloud" for "Opera PMS".
  const makes = new Set(asked.map(({ name }) => name.split(' ')[0]));
  const isCarriedOver =
    kin.some(({ tool }) => makes.has(tool.name.split(' ')[0])) ||
    asked.length === 0 ||
    orSimilar.test(text) ||
    kin.some(({ tool }) =>
      [...tool.families].some((family) => kinds.has(family) && isLearnedOnce(family)),
    );
  if (!isCarriedOver) return none;
  return {
    state: asked.length === 0 || orSimilar.test(text) ? 'met' : 'partial',
    by: asked.length === 0 ? 'includes' : 'related',
    evidence: evidenceOf(kin),
  };
}
