// English duties that are named by a noun, turned into the verb that a question can carry: "Maintenance of paths" → "maintain paths".
import { inWords } from '#domain/text/wordLimits.ts';

const pairs =
  'analysis:analyse design:design development:develop implementation:implement preparation:prepare maintenance:maintain coordination:coordinate optimisation:optimise optimization:optimize identification:identify evaluation:evaluate assessment:assess documentation:document administration:administer management:manage creation:create provision:provide production:produce operation:operate organisation:organise organization:organize execution:execute validation:validate verification:verify installation:install configuration:configure integration:integrate calibration:calibrate inspection:inspect investigation:investigate review:review supervision:supervise registration:register calculation:calculate compilation:compile delivery:deliver deployment:deploy definition:define negotiation:negotiate presentation:present translation:translate promotion:promote procurement:procure selection:select collection:collect receipt:receive repair:repair service:serve control:control interpretation:interpret migration:migrate automation:automate introduction:introduce construction:construct fabrication:fabricate adjustment:adjust improvement:improve establishment:establish distribution:distribute submission:submit audit:audit estimation:estimate measurement:measure support:support conversion:convert completion:complete formulation:formulate treatment:treat reconciliation:reconcile settlement:settle replacement:replace packaging:package valuation:value characterization:characterize characterisation:characterise simulation:simulate modification:modify extension:extend expansion:expand revision:revise synthesis:synthesise purification:purify commissioning:commission';
const verbOfNoun = new Map(pairs.split(' ').map((pair) => pair.split(':') as [string, string]));

const named = inWords(
  /^(?:(?:being |be )?(?:responsible|accountable) for )?(?:the )?(?:(?:daily|ongoing|continuous|continued|general|regular|overall|timely|further|end[- ]to[- ]end|detailed|in-depth|hands-on|technical) )?(\p{L}+)(?:(,| and|, and| &|) (\p{L}+))?(?: and (\p{L}+))? of (?!a kind\b|it\b|them\b)(\S.*)$/iu,
);

/** The duty as a verb and its object; null where it is not named by such a noun. */
export function turnNounToAction(line: string): string | null {
  const [, first = '', , second, third, object = ''] = named.exec(line) ?? [];
  const verbs = [first, second, third]
    .filter((noun) => noun !== undefined)
    .map((noun) => verbOfNoun.get(noun.toLowerCase()));
  if (verbs.some((verb) => verb === undefined)) return null;
  const last = verbs.at(-1) ?? '';
  const before = verbs.slice(0, -1);
  return `${before.length > 0 ? `${before.join(', ')} and ` : ''}${last} ${object}`;
}
