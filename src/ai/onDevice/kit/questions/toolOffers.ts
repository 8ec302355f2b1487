// The questions about what a posting requires: tools and rules before ways of working, none that is asked about already.
import { inWords } from '#domain/text/wordLimits.ts';
import { findSkillNamed, findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import type { JobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import { technical } from './pool.ts';
import { isAcademic, findRoleFields } from '#ai/onDevice/kit/roleFields.ts';
import { offerAboutSkill } from './skillQuestions.ts';
import { toPlainName, stemsOf } from '#ai/onDevice/kit/trade.ts';
import { isOfUnsaidSetting } from './settingSaid.ts';
import { findOwnToolName, isOnlyDescribed } from './toolNames.ts';
import type { Offer } from './writtenQuestions.ts';

/** Required nearly everywhere: asked about where nothing else is required. */
const ofAnyOffice =
  /^(?:(?:microsoft )?(?:excel|office|word|powerpoint|outlook|office 365|teams)|google sheets|hojas de cálculo|paquete office|ofimática)$/i;

/** Trades whose tools a maker of software builds rather than uses. */
const ofOtherTrades: ReadonlySet<string> = new Set(
  'people finance sales marketing logistics hospitality clinical care legal teaching support office'.split(
    ' ',
  ),
);

/** True where the posting asks for this tool or another of its kind: "Python, Java or Ruby". */
function isOneOfSeveral(name: string, text: string): boolean {
  const own = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(
    String.raw`(?:^|[^\p{L}])(?:(?:one|any|some) of|either|similar to|such as|e\.g\.|alguno? de) (?:[^.;\n]{0,60}[ ,/(])?${own}(?!\p{L})|(?:^|[ ,(/])${own}(?:(?:, | ?/ ?)[\p{L}\d.+# -]{1,20}){0,4},? (?:or|o|u) |(?:^|[ ,]) ?(?:or|o|u) ${own}(?!\p{L})`,
    'iu',
  ).test(text);
}

/** Tools whose name is a word of everyday. */
const ofWords =
  /^(?:Illustrator|Access|Swift|Spark|Chef|Puppet|Opera|Epic|Sage|Unity|Flask|Spring|Express|Helm|Jest|Mocha|Cucumber|Espresso|Karma|Dart|Ruby|Rust|Go)$/;

/** True where the posting names a tool as such: written as its name is, or its words beside each other. */
function isNamedIn(text: string, name: string, language: 'en' | 'es'): boolean {
  // "Work with illustrators" names people.
  if (ofWords.test(name)) return new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(text);
  // "a safe driver" names no framework.
  if (/^\p{Lu}{2,}\p{Ll}?$|^\p{Lu}+\p{Ll}\p{Lu}+$/u.test(name)) return text.includes(name);
  const stems = stemsOf(name, language);
  const words = stemsOf(text, language);
  return (
    stems.length < 2 ||
    !stems.every((stem) => words.includes(stem)) ||
    words.some(
      (word, at) =>
        stems.includes(word) &&
        stems.every((stem) => words.slice(Math.max(0, at - 3), at + 4).includes(stem)),
    )
  );
}
const ofCloud =
  /^(?:aws|amazon web services|azure|microsoft azure|google cloud(?: platform)?|gcp|ec2|lambda|cloudformation)$/i;
/** A posting of another cloud names these only beside it. */
const otherCloud = inWords(/\b(?:oracle cloud|\p{L}*OCI)\b/u);

/** Lines that tell the employer's branch and size, not what the job asks for. */
const tags = inWords(
  /\b(?:Industry|Company (?:size|type)|Sector)\s*:\s*.{0,160}?(?=\s(?:Company|Technologies|Job description)\b|\n|$)/giu,
);
/** What the page puts beside a posting, all in small letters: "Technologies django docker Job description". */
const technologies = inWords(/\bTechnologies\s+(?:[\p{Ll}\d.+#-]+\s+){1,12}Job description\b/gu);
const squeezeText = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
/** True for a skill that only such a line names. */
function isOfTagOnly(name: string, text: string): boolean {
  const inTags = squeezeText(
    [...(text.match(tags) ?? []), ...(text.match(technologies) ?? [])].join(' '),
  );
  const rest = text.replaceAll(technologies, ' ').replaceAll(tags, ' ');
  return inTags.includes(squeezeText(name)) && !squeezeText(rest).includes(squeezeText(name));
}
/** What those who study can use beside what they study. */
const ofScholars = /\.(?:programming|platform|database|testTool|equipment)\./;

/** A way of working is asked about where the posting names it, not where a verb of it stands there: "translating needs" is no translation. */
function isNamedAsSuch(name: string, text: string): boolean {
  const known = findSkillNamed(name);
  const lower = text.toLowerCase().replaceAll(/[\s-]+/g, ' ');
  return [name, known?.name ?? name, known?.spanish ?? name].some((one) =>
    lower.includes(one.toLowerCase().replaceAll(/[\s-]+/g, ' ')),
  );
}

/** What one does with the skill that offers are about. */
const kindOf = ([one]: readonly Offer[]): string => one?.from.split('.')[1] ?? '';

const isMethod = (list: readonly Offer[]): boolean =>
  list.some(({ from }) => from.includes('.method.'));
/** Ways of working, and tools that nobody listed by kind. */
const isWay = (list: readonly Offer[]): boolean =>
  isMethod(list) || list.some(({ from }) => from.includes('.plain.'));

/** `duties`: what is asked about. What the posting requires and the text does not say yet: tools and rules before methods, else in the posting's order. */
export function listToolOffers(
  profile: JobProfile,
  askedText: string,
  duties: readonly string[] = [],
): Offer[][] {
  const words = ` ${toPlainName(askedText)} `;
  const asked = new Set(stemsOf([askedText, ...duties].join('\n'), profile.language));
  const [field] = findRoleFields(profile.title);
  const isScholar = isAcademic(profile.title);
  const isUsed = (name: string): boolean =>
    !isOfTagOnly(name, profile.text) &&
    !(field && technical.has(field) && ofOtherTrades.has(findSkillNamed(name)?.field ?? '')) &&
    isNamedIn(profile.text, name, profile.language) &&
    !(ofCloud.test(name) && otherCloud.test(profile.text));
  const matches = findSkills(profile.text);
  const named = profile.mustHave
    .slice(0, 10)
    .filter((name) => isUsed(name) && !isOnlyDescribed(name, matches));
  const ownName = (name: string): string | null =>
    findOwnToolName(name, matches, profile.text, profile.language);
  const listed = named.filter((name) => !ofAnyOffice.test(name));
  const offers = (listed.length > 0 ? listed : named)
    .map((name) => {
      const own = ownName(name);
      const isChoice = isOneOfSeveral(own ?? name, profile.text);
      return {
        isChoice,
        isAsked: words.includes(` ${toPlainName(own ?? name)} `),
        isNamed: isNamedAsSuch(name, profile.text),
        stems: stemsOf(name, profile.language),
        offers: offerAboutSkill(name, profile.language, isChoice, own).filter(
          ({ from, question }) =>
            !isOfUnsaidSetting(question.text, profile.text) &&
            // Whether a long query is right, is asked by those who report from it.
            !(field === 'software' && from.endsWith('.databaseTrustResult')),
        ),
      };
    })
    // "Ember or React": one of them is asked about.
    .filter(
      ({ isChoice, offers }, at, all) =>
        !isChoice ||
        !all
          .slice(0, at)
          .some((other) => other.isChoice && kindOf(other.offers) === kindOf(offers)),
    )
    .filter(({ isAsked }) => !isAsked)
    // A way of working that a duty names is asked about with it.
    .filter(
      ({ stems, offers, isNamed }) =>
        offers.length > 0 &&
        (isNamed || !isMethod(offers)) &&
        !(isScholar && !offers.some(({ from }) => ofScholars.test(from))) &&
        !(isWay(offers) && stems.every((stem) => asked.has(stem))),
    )
    .map((one) => one.offers);
  return offers.toSorted((a, b) => Number(isMethod(a)) - Number(isMethod(b)));
}
