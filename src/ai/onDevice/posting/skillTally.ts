// Adds up what a posting says of each skill, mention by mention.
import type { Skill } from '#ai/onDevice/skills/skillIndex.ts';
import { foldWord } from '#domain/text/stem.ts';

export interface FoundSkill {
  name: string;
  /** As the posting writes it, where it is in a list of requirements under another name than ours. */
  own: string | null;
  skill: Skill | null;
  must: boolean;
  /** The posting says plainly that it is required, or that it is a plus. */
  isExplicit: boolean;
  score: number;
  first: number;
}

/** What is known of a skill while the posting is gone through. */
interface Tallied extends FoundSkill {
  mustScore: number;
  niceScore: number;
}

/** One mention of a skill. `own`: as the posting writes it; `isExplicit`: plainly required, or plainly a plus. */
interface Mention {
  name: string;
  skill: Skill | null;
  score: number;
  nice: boolean;
  position: number;
  own?: string | null;
  isExplicit?: boolean;
}

/** Adds up the mentions of each skill. */
export class SkillTally {
  readonly found = new Map<string, Tallied>();

  note({ name, skill, score, nice, position, own = null, isExplicit = false }: Mention): void {
    const key = foldWord(skill?.name ?? name);
    const entry = this.found.get(key) ?? {
      name: skill?.name ?? name,
      own,
      skill,
      must: false,
      isExplicit: false,
      score: 0,
      mustScore: 0,
      niceScore: 0,
      first: position,
    };
    entry.score += score;
    entry.own ??= own;
    entry.isExplicit ||= isExplicit;
    if (nice) entry.niceScore += score;
    else entry.mustScore += score;
    this.found.set(key, entry);
  }

  /** The skills, best first. */
  list(): FoundSkill[] {
    return [...this.found.values()]
      .map(({ mustScore, niceScore, ...entry }) => ({
        ...entry,
        isExplicit:
          entry.isExplicit && Math.min(mustScore, niceScore) < 0.5 * Math.max(mustScore, niceScore),
        must: mustScore >= niceScore && mustScore > 0,
      }))
      .sort((a, b) => b.score - a.score || a.first - b.first || (a.name < b.name ? -1 : 1));
  }
}
