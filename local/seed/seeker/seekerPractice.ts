/** Jo's questions to practise for the support job: what the engine drafts from its description. The attempts at them are in seekerStories.ts. */
import type { Ai } from '#ai/port.ts';
import { people } from '../accounts.ts';
import { ago } from '../clock.ts';
import type { Documents } from '../documents.ts';
import { supportLead } from '../supportLead.ts';

/** Adds the set, drafted at the time of seeding. */
export async function addSeekerPractice(documents: Documents, ai: Ai): Promise<void> {
  const { reply } = await ai.ask('draftKit', {
    description: supportLead.description,
    language: 'en',
  });
  const names = new Map(reply.competencies.map(({ id, name }) => [id, name]));
  documents.add(
    'practiceSessions',
    { uid: people.seeker.uid, id: 'seed-set-1' },
    {
      title: 'Customer Support Team Lead',
      text: supportLead.description,
      language: 'en',
      jobId: 'seed-job-1',
      source: { kind: 'job', company: 'Harbour & Pine' },
      content: {
        questions: reply.questions.map(
          ({ id, competencyId, kind, text, minutes, lookFor, followUps }) => ({
            id,
            competency: names.get(competencyId) ?? '',
            kind,
            text,
            minutes,
            lookFor,
            followUps,
          }),
        ),
        competencies: reply.competencies.map(({ name }) => name),
      },
      createdAt: ago(21),
      updatedAt: ago(3),
    },
  );
}
