// Writes all questions the library can ask about a competency of this job: slots filled, anchors and follow-ups made to fit.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Question, QuestionKind } from '#domain/jobs/kit.ts';
import { cues } from '#ai/onDevice/library/cues.ts';
import {
  isProfessional,
  type CompetencyId,
  type CompetencyText,
} from '#ai/onDevice/library/questions/competencyText.ts';
import { frames } from '#ai/onDevice/library/frames.ts';
import { readCompetencyText } from '#ai/onDevice/library/library.ts';
import { findSetting } from '#ai/onDevice/library/settings.ts';
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { seedOf } from '#domain/text/seeded.ts';
import type { SkillField } from '#ai/onDevice/skills/skillBlock.ts';
import type { JobProfile } from '#ai/onDevice/kit/jobProfile.ts';
import type { JobTask } from '#ai/onDevice/kit/postedTasks.ts';
import { findSkillWords, type SkillWords } from '#ai/onDevice/kit/skillWords.ts';
import { followUpsFor } from './followUps.ts';

/** A possible question with how well it fits, 0 to 1. */
export interface Candidate {
  question: Omit<Question, 'id'>;
  fit: number;
  /** The stem it was written from: two questions of one stem are never asked together. */
  stem: string;
  slots: string[];
}

/** Minutes that a question of each kind is given. */
export const minutes: Record<QuestionKind, number> = {
  behavioural: 4,
  situational: 3,
  technical: 4,
};

function withArticle(title: string): string {
  return `${inWords(/^(?:[aeio]|u(?!ni|se|x\b|i\b))/i).test(title) || inWords(/^(?:HR|SRE|SEO|MRI|RN|FP)\b/).test(title) ? 'an' : 'a'} ${title}`;
}

/** The tasks of the posting that belong to a competency; for a professional one, all that can be phrased. */
function selectTasks(profile: JobProfile, id: CompetencyId): JobTask[] {
  const usable = profile.tasks.filter((task) => task.phrase !== null);
  if (isProfessional(id)) {
    const people = ['developingOthers', 'leadership', 'teaching', 'people'].includes(id)
      ? null
      : new RegExp(
          `${cues.developingOthers.pattern.source}|${cues.leadership.pattern.source}`,
          'iu',
        );
    const own = (task: JobTask): number =>
      findSkills(task.line).some(({ skill }) => skill.field === id) ? 0 : 1;
    return usable.filter((task) => !people?.test(task.line)).sort((a, b) => own(a) - own(b));
  }
  const { pattern } = cues[id];
  return usable.filter((task) => new RegExp(pattern.source, 'iu').test(task.line));
}

function fillSlots(text: string, slots: Record<string, string>): string | null {
  let complete = true;
  const result = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (!value) complete = false;
    return value ?? '';
  });
  return complete ? contractSpanish(result) : null;
}

/** Spanish: "de el" → "del", "a el" → "al". */
function contractSpanish(text: string): string {
  return text.replaceAll(inWords(/\bde el\b/g), 'del').replaceAll(inWords(/\ba el\b/g), 'al');
}

function upperFirst(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** Five anchors on a topic. "a|b" → short "a" and whole "ab". */
export function buildAnchors(
  kind: QuestionKind,
  signs: CompetencyText['signs'],
  topic: string,
  language: 'en' | 'es',
  stem: string,
): string[] {
  const [short = topic, more = ''] = topic.split('|');
  const sets = frames[language][kind];
  const set = sets[seedOf(stem) % sets.length] ?? sets[0];
  return signs.map((sign, index) =>
    upperFirst(
      contractSpanish(
        (set?.[index] ?? '{sign}')
          .replace('{sign}', upperFirst(sign))
          .replace('{topic}', short)
          .replace('{whole}', short + more),
      ),
    ),
  );
}

/** Slots of one competency in this job; `skill` and `task` vary and are given apart. */
function buildCommonSlots(profile: JobProfile, id: CompetencyId): Record<string, string> {
  const field: SkillField | null =
    isProfessional(id) && id !== 'expertise'
      ? id
      : (profile.setting ?? profile.fields[0]?.field ?? null);
  const setting = findSetting(field, profile.language);
  return {
    ...setting,
    ACustomer: upperFirst(setting.aCustomer),
    APartner: upperFirst(setting.aPartner),
    ...(profile.title
      ? {
          aTitle: profile.language === 'en' ? withArticle(profile.title) : profile.title,
          title: profile.title,
        }
      : {}),
  };
}

interface Filling {
  slots: Record<string, string>;
  fit: number;
  used: string[];
}

/** What can fill a stem's own slot: each task or skill once; a stem without one stays as it is. */
function fillingsOf(
  text: string,
  tasks: readonly JobTask[],
  skills: readonly SkillWords[],
): Filling[] {
  const of = (slot: string, words: readonly string[], fit: number): Filling[] =>
    words
      .slice(0, 5)
      .map((word, index) => ({ slots: { [slot]: word }, fit: fit - index * 0.05, used: [word] }));
  if (text.includes('{task}'))
    return of(
      'task',
      tasks.map(({ phrase }) => phrase ?? ''),
      0.95,
    );
  if (text.includes('{tool}'))
    return of(
      'tool',
      skills.filter(({ tool }) => tool).map(({ inside }) => inside),
      0.9,
    );
  if (text.includes('{activity}'))
    return of(
      'activity',
      skills.filter(({ activity }) => activity).map(({ inside }) => inside),
      0.85,
    );
  if (text.includes('{skill}'))
    return of(
      'skill',
      skills.map(({ inside }) => inside),
      0.9,
    );
  return [{ slots: {}, fit: /\{\w+\}/.test(text) ? 0.75 : 0.68, used: [] }];
}

export function draftQuestions(
  profile: JobProfile,
  id: CompetencyId,
  text: CompetencyText,
  competencyId: string,
): Candidate[] {
  const { language } = profile;
  const common = buildCommonSlots(profile, id);
  const tasks = selectTasks(profile, id);
  const field =
    isProfessional(id) && id !== 'expertise' ? id : (profile.setting ?? profile.fields[0]?.field);
  const skills = (field ? (profile.skillsOf.get(field) ?? []) : [])
    .map((name) => findSkillWords(name, language))
    .filter((words) => words !== null)
    .filter((words) => !words.wide);
  const all = readCompetencyText(id, language).stems;
  return text.stems.flatMap((stem, stemIndex): Candidate[] => {
    const name = `${id}.${stemIndex}`;
    // Some of the library's questions may have been left out of `text`.
    const numbered = `${id}.${all.findIndex((other) => other.text === stem.text)}`;
    const usable =
      stem.text.includes('did not report to you') || stem.text.includes('no dependían de ti')
        ? tasks.filter(
            ({ phrase }) =>
              !inWords(
                /^(?:lead|manage|supervise|coordinate|oversee|dirigir|liderar|supervisar|gestionar)\b/,
              ).test(phrase ?? ''),
          )
        : tasks;
    return fillingsOf(stem.text, usable, skills).flatMap(({ slots, fit, used }): Candidate[] => {
      const question = fillSlots(stem.text, { ...common, ...slots });
      const topic = fillSlots(stem.topic, { ...common, ...slots });
      if (!question || !topic || question.length > 600) return [];
      const anchors = buildAnchors(stem.kind, text.signs, topic, language, name);
      return [
        {
          question: {
            competencyId,
            kind: stem.kind,
            text: question,
            anchors,
            lookFor: [...text.lookFor],
            minutes: minutes[stem.kind],
            ...followUpsFor({ kind: stem.kind, asked: question, stem: numbered }, text, language),
          },
          fit,
          stem: name,
          slots: used,
        },
      ];
    });
  });
}
