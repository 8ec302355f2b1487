// The forms of English verbs that duties begin with: "plans", "planning", "plan".

/** Verbs that a duty may begin with, in their base form. */
export const verbs = new Set(
  'achieve act adhere administrate cover craft deal engineer escalate feed give govern partner tailor teach voice wash welcome sew weld bake grill dust load unload wireframe proofread patch strive evangelise catalyse catalyze settle conceive adapt address adjust administer advise align allocate analyse analyze anticipate apply approve arrange assemble assess assign assist assure attend audit automate balance benchmark book brief bring budget build calculate calibrate capture care carry champion check clarify clean close coach code collaborate collect communicate compare compile complete comply conceptualise conceptualize conduct configure connect consolidate construct consult contribute control convert cook coordinate create curate customise customize cut debug decide define deliver demonstrate deploy derive design detect determine develop diagnose digitalise digitise direct discover dispense dispatch document draft drive edit educate eliminate enable encourage enforce engage enhance ensure establish estimate evaluate examine execute expand explain explore extend facilitate find fix follow forecast form formulate foster gather generate grow guide handle help host identify implement improve increase influence inform initiate innovate inspect inspire install instruct integrate interact interpret interview introduce investigate invoice issue keep launch lead learn liaise listen load localise maintain make manage manufacture map market measure mentor migrate mitigate model moderate monitor motivate move negotiate observe obtain onboard open operate optimise optimize order organise organize orchestrate oversee own pack participate perform pick pilot plan position prepare present prevent price prioritise prioritize process procure produce program promote propose prospect protect prototype provide publish purchase qualify raise reach receive recommend reconcile record recruit reduce refactor refine register release remove repair report represent research resolve respond restock retain review revise roll run safeguard schedule scope secure select sell serve set shape share ship simplify solve source specify staff standardise standardize steer store strengthen structure submit supervise supply support survey sustain take talk teach test tidy track train transform translate transport treat troubleshoot tune turn understand update upgrade upload use validate verify visit visualise visualize welcome work write'.split(
    ' ',
  ),
);

const doubled = new Set([
  'plan',
  'run',
  'set',
  'ship',
  'cut',
  'map',
  'program',
  'debug',
  'control',
  'refer',
  'pilot_',
]);
const irregular: Record<string, string> = { tie: 'tying', die: 'dying' };

function gerundOf(verb: string): string {
  const known = irregular[verb];
  if (known) return known;
  if (doubled.has(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  return /[^eo]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

function thirdOf(verb: string): string {
  if (/(s|sh|ch|x|z)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

export const fromGerund = new Map(
  [...verbs].flatMap(
    (verb) =>
      [
        [gerundOf(verb), verb],
        [`${verb}ing`, verb],
      ] as [string, string][],
  ),
);
export const fromThird = new Map([...verbs].map((verb) => [thirdOf(verb), verb]));
for (const noun of [
  'plans',
  'tests',
  'reports',
  'designs',
  'models',
  'orders',
  'supports',
  'controls',
  'works',
  'processes',
  'leads',
  'records',
  'visits',
  'markets',
  'programs',
  'researches',
])
  fromThird.delete(noun);

/** The base form of a verb in any form; null for other words. */
export function baseOf(word: string): string | null {
  const lower = word.toLowerCase();
  return verbs.has(lower) ? lower : (fromGerund.get(lower) ?? fromThird.get(lower) ?? null);
}
