// Chooses the four to six competencies that the posting calls for most.
import { inWords } from '#domain/text/wordLimits.ts';
import { cues } from '#ai/onDevice/library/cues.ts';
import {
  generalIds,
  isProfessional,
  professionalIds,
  type CompetencyId,
} from '#ai/onDevice/library/questions/competencyText.ts';
import { drawChance } from '#domain/text/seeded.ts';
import { findRoleFields } from './roleFields.ts';
import type { JobProfile } from './jobProfile.ts';

export interface Chosen {
  id: CompetencyId;
  score: number;
}

const leads = inWords(
  /\b(head|lead|leader|manager|chief|director|directora|supervisor|supervisora|jefe|jefa|responsable|encargad[oa]|foreman|principal|gerente)\b/i,
);

function scoreGeneral(profile: JobProfile): Chosen[] {
  const duties = [...profile.tasks.map(({ line }) => line), ...profile.mustHave].join('\n');
  return generalIds.map((id) => {
    const { pattern, base } = cues[id];
    const count = (text: string): number => Math.min(6, text.match(pattern)?.length ?? 0);
    return {
      id,
      score:
        base +
        0.5 * Math.log2(1 + count(profile.text)) +
        0.8 * Math.log2(1 + count(duties)) +
        (pattern.test(profile.title) ? 1.5 : 0) +
        (id === 'leadership' && leads.test(profile.title) ? 1 : 0) +
        0.25 * drawChance(profile.seed, id),
    };
  });
}

/** Professional competencies by the fields of the skills asked for and of the title. */
function scoreProfessional(profile: JobProfile): Chosen[] {
  const scores = new Map<CompetencyId, number>();
  for (const { field, weight } of profile.fields) {
    const id = (professionalIds as readonly string[]).includes(field)
      ? (field as CompetencyId)
      : null;
    if (id) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
  for (const field of findRoleFields(profile.title))
    scores.set(field, (scores.get(field) ?? 0) + 12);
  return [...scores]
    .map(([id, score]) => ({ id, score }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** Pairs that ask for nearly the same: at most one of each. */
const alike: readonly (readonly CompetencyId[])[] = [
  ['prioritising', 'planning'],
  ['teamwork', 'conflict'],
  ['customerFocus', 'empathy'],
  ['stakeholders', 'negotiation'],
  ['leadership', 'developingOthers'],
  ['ownership', 'adaptability'],
  ['planning', 'project'],
  ['customerFocus', 'stakeholders'],
  ['negotiation', 'sales'],
  ['customerFocus', 'support'],
  ['developingOthers', 'teaching'],
];

/** Best first: one or two professional ones, then those of behaviour. */
export function chooseCompetencies(profile: JobProfile): Chosen[] {
  const professional = scoreProfessional(profile);
  const [first, second] = professional;
  const chosen: Chosen[] =
    first && first.score >= 1.5 ? [{ id: first.id, score: 3 }] : [{ id: 'expertise', score: 2.6 }];
  const named: readonly string[] = findRoleFields(profile.title);
  const isSecond =
    second &&
    (named.length > 0
      ? named.includes(second.id)
      : second.score >= 3 && first !== undefined && second.score >= first.score * 0.7);
  if (isSecond) chosen.push({ id: second.id, score: 2 });
  const general = scoreGeneral(profile).sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const wanted = chosen.length + (profile.text.length > 600 ? 4 : 3);
  for (const candidate of general) {
    if (chosen.length >= Math.min(6, wanted)) break;
    if (
      alike.some(
        (group) => group.includes(candidate.id) && chosen.some(({ id }) => group.includes(id)),
      )
    )
      continue;
    chosen.push({ id: candidate.id, score: Math.min(2.2, 0.6 + candidate.score * 0.4) });
  }
  return chosen.filter(
    ({ id }, index) =>
      chosen.findIndex((other) => other.id === id) === index && (isProfessional(id) || id in cues),
  );
}
