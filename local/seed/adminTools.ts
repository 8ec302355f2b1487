/** What an administrator finds at first start: questions about data, a calibration set, a published notice. */
import type { Candidate } from '#domain/candidate/candidate.ts';
import { people } from './accounts.ts';
import { ago } from './clock.ts';
import { orgId } from './companies.ts';
import type { Documents } from './documents.ts';

const asked = [
  {
    type: 'humanReview',
    days: 34,
    note: 'Please look at the second answer again. The connection broke while I was speaking.',
  },
  { type: 'export', days: 25 },
  { type: 'correction', days: 3, note: 'My surname changed in October.' },
] as const;
const inSet = [
  'Strong on examples, thin on numbers.',
  'In the middle on every question.',
  'Short answers.',
];

/** Adds them; needs the sessions. */
export function addAdminTools(documents: Documents): void {
  const owner = people.owner.uid;
  const sent = [...documents.byPath].flatMap(([path, data]) => {
    const [, interviewId, candidateUid] =
      new RegExp(
        `^organizations/${orgId}/interviews/(seed-backend|seed-support)/candidates/([^/]+)$`,
      ).exec(path) ?? [];
    const candidate = data as Candidate;
    return interviewId && candidateUid && candidate.status === 'submitted'
      ? [
          {
            candidateRef: { orgId, interviewId, candidateUid },
            scorecards: candidate.reviewers?.length ?? 0,
          },
        ]
      : [];
  });
  const scored = sent.toSorted((a, b) => b.scorecards - a.scorecards);
  for (const [n, note] of inSet.entries()) {
    const candidateRef = scored[n]?.candidateRef;
    if (!candidateRef) continue;
    documents.add('calibrationMarks', candidateRef, {
      ...candidateRef,
      note,
      by: owner,
      at: ago(9 - n),
      auditId: `seed-calibration-${n}`,
    });
    documents.add(
      'auditLog',
      { orgId, id: `seed-calibration-${n}` },
      {
        actorUid: owner,
        action: 'calibration.add',
        target: `${candidateRef.interviewId}/${candidateRef.candidateUid}`,
        at: ago(9 - n),
      },
    );
  }
  for (const [n, { type, days, ...rest }] of asked.entries()) {
    const candidateRef = scored[scored.length - 1 - n]?.candidateRef;
    if (candidateRef)
      documents.add(
        'dataRequests',
        { orgId, id: `${candidateRef.candidateUid}_${candidateRef.interviewId}_${type}` },
        {
          uid: candidateRef.candidateUid,
          interviewId: candidateRef.interviewId,
          type,
          status: 'open',
          createdAt: ago(days),
          ...rest,
        },
      );
  }
  documents.add(
    'compliance',
    { orgId },
    {
      notice: {
        en: 'We use software that helps to rate answers by the published criteria. People read every answer and decide. You can ask for another way to be assessed: people@harbourpine.example',
        es: 'Usamos un programa que ayuda a valorar las respuestas según los criterios publicados. Las personas leen cada respuesta y deciden. Puedes pedir otra forma de evaluación: people@harbourpine.example',
      },
      publishedOn: ago(40).toISOString().slice(0, 10),
      where: 'harbourpine.example/jobs',
      auditedOn: null,
      auditWhere: '',
      rev: 1,
      updatedAt: ago(39),
      updatedBy: owner,
      auditId: 'seed-compliance',
    },
  );
  documents.add(
    'auditLog',
    { orgId, id: 'seed-compliance' },
    { actorUid: owner, action: 'settings.compliance', target: 'compliance', at: ago(39) },
  );
}
