// What an employer must not ask, directly or by a proxy, and leading phrases: English.
import { inWords } from '#domain/text/wordLimits.ts';
import type { LintRule } from './lintRule.ts';
import { englishHealth } from './health.ts';

/** Harmless: the word speaks of the work or of those it serves, not of the candidate. */
const ofTheWork = inWords(
  /\b(patients?|residents?|guests?|customers?|clients?|users?|pupils?|students?|children in (?:your|the) care|insured|members?|products?|market|policy|policies|law|leave (?:requests|policy)|of the (?:team|company|project))\b/i,
);

export const englishRules: readonly LintRule[] = [
  {
    code: 'leading',
    patterns: [
      inWords(
        /\b(?:don't you (?:think|agree|feel)|wouldn't you (?:say|agree)|isn't it (?:true|obvious|clear)|surely|obviously you|as you know|of course you|you do [^?]{3,40}, don't you|you (?:are|would|can|have) [^?]{3,60}, (?:aren't|wouldn't|can't|haven't) you|i assume (?:that )?you|we believe (?:that )?[^?]{3,60}(?:agree|right)|the right (?:way|answer) is|how (?:great|wonderful|important) (?:do you think|is it))\b/gi,
      ),
      /,\s*(?:right|correct|isn't it|don't you|wouldn't you|aren't you)\?/gi,
    ],
  },
  {
    code: 'age',
    patterns: [
      inWords(/\bhow old (?:are|were) you\b/gi),
      inWords(
        /\b(?:your|the candidate's) (?:age|date of birth|birthday|birth date|year of birth)\b/gi,
      ),
      inWords(/\bwhen were you born\b/gi),
      inWords(
        /\b(?:what|which) year (?:did|were) you (?:born|graduat\w*|finish (?:high )?school|leave school)\b/gi,
      ),
      inWords(/\bwhen did you (?:graduate|finish (?:high )?school|leave school)\b/gi),
      inWords(/\b(?:when|how soon) (?:do|will|would) you (?:plan to )?retire\b/gi),
      inWords(
        /\b(?:too (?:old|young)|digital native|young and (?:dynamic|energetic)|at your age|recent graduate\?|youthful)\b/gi,
      ),
    ],
  },
  {
    code: 'family',
    patterns: [
      inWords(
        /\b(?:are|were) you (?:married|single|divorced|engaged|pregnant|a (?:mother|father|parent)|planning (?:a family|to have (?:children|kids|a baby)))\b/gi,
      ),
      inWords(
        /\b(?:do|did) you (?:have|plan (?:on|to)(?: have| having)?|want|intend to have)\b[^?.]{0,25}\b(?:children|kids|a family|a baby|babies|dependants|dependents)\b/gi,
      ),
      inWords(
        /\b(?:your|a candidate's) (?:marital status|maiden name|husband|wife|spouse|partner's|partner|boyfriend|girlfriend|children|kids|family (?:situation|plans|status|commitments|life))\b/gi,
      ),
      inWords(/\b(?:childcare|child care|babysitt\w+|who (?:looks|will look) after)\b/gi),
      inWords(/\b(?:maternity|paternity|parental) leave\b/gi),
      inWords(/\bstart(?:ing)? a family\b/gi),
      inWords(/\bwho do you live with\b/gi),
    ],
    unless: inWords(
      /\b(?:experience (?:in|of|with) childcare|childcare (?:experience|setting|worker|centre|center|work)|in (?:your|the) care|patients?|residents?|pupils?|clients?|polic(?:y|ies)|employees|entitlement)\b/i,
    ),
  },
  {
    code: 'religion',
    patterns: [
      inWords(
        /\b(?:your|what|which) (?:religion|religious (?:beliefs?|holidays?|affiliation)|faith|church|denomination|parish)\b/gi,
      ),
      inWords(
        /\b(?:do|are) you (?:religious|pray|go to (?:church|mosque|temple|synagogue|mass)|attend (?:church|mosque|temple|synagogue)|a (?:christian|muslim|jew|hindu|buddhist|catholic|believer)|christian|muslim|jewish|hindu|catholic)\b/gi,
      ),
      inWords(
        /\b(?:religious (?:holidays?|observances?|customs?)|sabbath|ramadan|work on (?:sundays|saturdays|fridays) (?:a problem|for religious))\b/gi,
      ),
    ],
    unless: ofTheWork,
  },
  {
    code: 'nationality',
    patterns: [
      inWords(
        /\bwhere (?:are you|is your family|are your parents) (?:originally |really )?from\b/gi,
      ),
      inWords(/\b(?:where|in which country) were (?:you|your parents) born\b/gi),
      inWords(
        /\b(?:your|what) (?:nationality|citizenship|country of (?:birth|origin)|birthplace|place of birth|native country|ethnic origin|mother tongue|native language|first language)\b/gi,
      ),
      inWords(
        /\bare you (?:a|an) (?:\w+ )?(?:citizen|national|immigrant|foreigner|native speaker)\b/gi,
      ),
      inWords(
        /\b(?:your accent|where is your (?:accent|name) from|is english your (?:first|native) language|what kind of name is)\b/gi,
      ),
      inWords(/\bnative (?:english |spanish )?speakers? only\b/gi),
    ],
    unless: ofTheWork,
  },
  {
    code: 'ethnicity',
    patterns: [
      inWords(
        /\b(?:your|what|which) (?:race|ethnicity|ethnic (?:background|group)|skin colou?r|caste|tribe)\b/gi,
      ),
      inWords(/\bare you (?:black|white|asian|latino|latina|hispanic|indigenous|roma)\b/gi),
    ],
  },
  englishHealth,
  {
    code: 'gender',
    patterns: [
      inWords(
        /\b(?:your (?:gender|sex|pronouns)|as a (?:woman|man|mother|father|lady|girl)|are you (?:male|female|a man|a woman|transgender|trans))\b/gi,
      ),
      inWords(
        /\b(?:would you mind|are you comfortable|how do you feel about) (?:working|reporting) (?:for|to|with) (?:a (?:woman|man|female|male)|women|men)\b/gi,
      ),
    ],
  },
  {
    code: 'orientation',
    patterns: [
      inWords(
        /\b(?:your sexual orientation|are you (?:gay|straight|lesbian|bisexual|queer|heterosexual|homosexual))\b/gi,
      ),
    ],
  },
  {
    code: 'politics',
    patterns: [
      inWords(
        /\b(?:who (?:did|will|do|would) you vote|your politic(?:s|al (?:views?|party|opinions?|beliefs?))|which party|are you a (?:democrat|republican|conservative|socialist|communist|liberal))\b/gi,
      ),
    ],
  },
  {
    code: 'union',
    patterns: [
      inWords(
        /\b(?:union member(?:ship)?|member of a (?:trade |labou?r )?union|(?:join|joined|belong to) a (?:trade |labou?r )?union|your (?:view|opinion) (?:on|of) unions)\b/gi,
      ),
    ],
  },
  {
    code: 'criminalRecord',
    patterns: [
      inWords(
        /\b(?:have you (?:ever )?been (?:arrested|convicted|in (?:jail|prison))|criminal record|your police record)\b/gi,
      ),
    ],
  },
  {
    code: 'finances',
    patterns: [
      inWords(
        /\b(?:your (?:credit (?:score|history|rating)|debts?|bankruptcy|current salary|salary history|previous salary|last salary)|(?:do|did) you (?:own|rent) (?:a|your) (?:house|home|car|flat)|have you (?:ever )?(?:been|gone) bankrupt|what (?:do|did) you (?:earn|make) (?:now|today|currently|in your (?:last|current|previous)))\b/gi,
      ),
    ],
  },
  {
    code: 'appearance',
    patterns: [
      inWords(
        /\b(?:your (?:appearance|looks|hair|tattoos?|weight|height|headscarf|hijab)|send (?:us )?(?:a|your) photo|how tall are you|how much do you weigh)\b/gi,
      ),
    ],
  },
];
