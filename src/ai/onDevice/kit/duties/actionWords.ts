// Words that decide whether a verb in a sentence is a deed of the job: light verbs, nouns that look like verbs, wishes and purposes.
import { inWords } from '#domain/text/wordLimits.ts';

/** Light verbs: they say that somebody takes part or how, and what is done follows. */
export const lightVerbs = new Set(
  'have be work join become get report need enjoy want like love look participate gain grow learn succeed thrive bring take play live feel find move come see stay act interact belong fit value develop_ share_ face meet start begin keep_ welcome make_ own_ part use span apply_ help hire achieve engineer lead_ require aim strive'
    .split(' ')
    .filter((verb) => !verb.endsWith('_')),
);
/** Nouns as often as verbs: after "and" they begin an action only before an article. */
export const nounsToo = new Set(
  'support market research test program project process control order report design plan model staff store form measure review release record change visit build sample fix run share track train transport update upgrade approach aim lead focus benchmark need result budget estimate forecast guide host influence interview invoice issue load map mentor monitor pack present produce purchase scope source structure survey code care handle service function quality contract trade transfer view file film finance value wire fit lay pour press route score screen segment separate sort spray style tender trial trim water display drill earn export import log log paint patrol polish scan sketch season architect tension torque'.split(
    ' ',
  ),
);
export const article = /^(?:the|a|an|our|your|their|its|all|any|new|on|with|to|for|and)$/;
/** Before "to" these make a wish or a purpose of it, not a task. */
export const noTask = inWords(
  /^(?:order|as|how|opportunity|opportunities|chance|ability|willingness|desire|like|love|want|happy|ready|willing|committed|according|due|related|wish|eager|passion|freedom|space|time|way|ways|solution|solutions|tools?|understand\p{L}*|relat\p{L}*|need|needs|next|close|up|access|commitment|approach|adapt|contribute|respond|report\p{L}*)$/u,
);
