// A model's kit, question by question: what may not be asked gives way to a question of the on-device engine for the same competency.
import type { Competency, Question } from '#domain/jobs/kit.ts';
import type { Dropped } from '#ai/adapter.ts';
import type { CheckedInput, TaskReply } from '#ai/tasks/tasks.ts';
import { scaleWeights } from '#ai/tasks/tidyKit.ts';
import { asksTheSame } from '#ai/onDevice/kit/questions/selectQuestions.ts';
import { writeOnDevice, type Gated, type GateContext } from './gates.ts';
import { readJob, type Job } from './job.ts';
import { gateSkills, gateTitle } from './postingGate.ts';
import { explainNoQuestion, withLawfulParts } from './questionGate.ts';

type Kit = TaskReply<'draftKit'>;
type Material = CheckedInput<'draftKit'>;

/** How often the on-device engine is asked for a question that is not there yet. */
const mostTries = 3;

/** A question of the on-device engine in place of another one; none where it may not write, or has nothing new to ask. */
async function draftOtherQuestion(
  material: Material,
  competency: Competency,
  replaces: Question,
  others: readonly string[],
  context: GateContext,
): Promise<Question | null> {
  if (!context.mayWrite) return null;
  const { description, language, known } = material;
  const { id, name, description: about } = competency;
  const { text, kind } = replaces;
  const given = [...others];
  for (let tries = 0; tries < mostTries; tries += 1) {
    const written = await writeOnDevice(context, 'regenerateQuestion', {
      description,
      language,
      known,
      competency: { id, name, description: about },
      replaces: { id: replaces.id, kind, text },
      others: [...given],
      takenIds: [],
    });
    if (!others.some((other) => asksTheSame(other, written.text, language))) return written;
    given.push(written.text);
  }
  return null;
}

/** What a person confirmed stays as it is; the rest must occur in the posting. */
function headOf(
  kit: Kit,
  known: Material['known'],
  job: Job,
  dropped: Dropped[],
): Pick<Kit, 'title' | 'mustHave' | 'niceToHave'> {
  const title = known?.title?.trim() || gateTitle(kit.title, job.posting, dropped);
  const skills = gateSkills(
    {
      mustHave: known?.mustHave ? [] : kit.mustHave,
      niceToHave: known?.niceToHave ? [] : kit.niceToHave,
    },
    job.posting,
    dropped,
  );
  return {
    title,
    mustHave: known?.mustHave ?? skills.mustHave,
    niceToHave: known?.niceToHave ?? skills.niceToHave,
  };
}

/** The competencies that are still asked about, with weights that add up again. */
function listUsedCompetencies({ competencies }: Kit, questions: readonly Question[]): Competency[] {
  const used = competencies.filter(({ id }) =>
    questions.some(({ competencyId }) => competencyId === id),
  );
  if (used.length === competencies.length) return competencies;
  const weights = scaleWeights(used.map(({ weight }) => weight));
  return used.map((competency, index) => ({ ...competency, weight: weights[index] ?? 0 }));
}

/** Lets through the questions that fit the job. */
export async function gateKit(
  material: Material,
  kit: Kit,
  context: GateContext,
): Promise<Gated<'draftKit'>> {
  const job = await readJob(material);
  const dropped: Dropped[] = [];
  const head = headOf(kit, material.known, job, dropped);
  const judged: { question: Question; isFit: boolean }[] = [];
  for (const proposed of kit.questions) {
    const code = explainNoQuestion(
      proposed,
      judged.filter(({ isFit }) => isFit).map(({ question }) => question.text),
      job,
    );
    const clean = withLawfulParts(proposed, material.language);
    dropped.push(
      ...(code === null
        ? clean.dropped.map((text) => ({ code: 'notAllowed' as const, text }))
        : [{ code, text: proposed.text }]),
    );
    judged.push({ question: clean.question, isFit: code === null });
  }
  const questions: Question[] = [];
  for (const { question, isFit } of judged) {
    const competency = kit.competencies.find(({ id }) => id === question.competencyId);
    const others = [
      ...questions,
      ...judged.filter((other) => other.isFit).map((other) => other.question),
    ].map(({ text }) => text);
    const fit = isFit
      ? question
      : competency
        ? await draftOtherQuestion(material, competency, question, others, context)
        : null;
    if (fit) questions.push({ ...fit, id: question.id, competencyId: question.competencyId });
  }
  return {
    reply: { ...kit, ...head, competencies: listUsedCompetencies(kit, questions), questions },
    dropped,
  };
}

/** Lets through another question that fits the job; a wording that a person wants to keep is theirs. */
export async function gateQuestion(
  input: CheckedInput<'regenerateQuestion'>,
  reply: Question,
  context: GateContext,
): Promise<Gated<'regenerateQuestion'>> {
  const { language, keep, others, replaces } = input;
  const job = await readJob(input);
  const given = [...others, ...(replaces ? [replaces.text] : [])];
  const code = keep === undefined ? explainNoQuestion(reply, given, job) : null;
  if (code !== null)
    return {
      reply: await writeOnDevice(context, 'regenerateQuestion', input),
      dropped: [{ code, text: reply.text }],
    };
  const { question, dropped } = withLawfulParts(reply, language);
  return { reply: question, dropped: dropped.map((text) => ({ code: 'notAllowed', text })) };
}
