/** The platform's own history: published tiers, past and future announcements, and the legal texts. */
import { plans } from '#domain/billing/plans.ts';
import { people } from './accounts.ts';
import { ago, ahead } from './clock.ts';
import type { Documents } from './documents.ts';

const by = people.superAdmin.uid;

const notices = [
  {
    id: 'seed-notice-1',
    from: ago(30),
    until: ago(23),
    title: { en: 'Spoken answers are here', es: 'Ya hay respuestas habladas' },
    text: {
      en: 'Candidates can answer with voice or video, question by question.',
      es: 'Las candidaturas pueden responder con voz o vídeo, pregunta a pregunta.',
    },
    kind: 'news' as const,
    audience: 'hiring' as const,
    dismissable: true,
  },
  {
    id: 'seed-notice-2',
    from: ahead(20),
    until: ahead(20.1),
    title: { en: 'Maintenance', es: 'Mantenimiento' },
    text: {
      en: 'Hirely may be slow for two hours. What you write is kept on your device.',
      es: 'Hirely puede ir lento durante dos horas. Lo que escribas se guarda en tu dispositivo.',
    },
    kind: 'maintenance' as const,
    audience: 'everyone' as const,
    dismissable: false,
  },
];

function addEntry(
  documents: Documents,
  id: string,
  action: string,
  target: string,
  at: Date,
  reason: string,
): void {
  documents.add('platformAudit', { id }, { actorUid: by, action, target, at, reason });
}

function addTierVersions(documents: Documents): void {
  for (const { tierId, name, limits, features, price } of plans) {
    const versions = [
      {
        name,
        limits: { ...limits, documents: Math.ceil(limits.documents / 2) },
        features,
        price,
        rev: 1,
        reason: 'The plans as we began with them.',
        applies: 'all' as const,
        updatedAt: ago(90),
        updatedBy: by,
        auditId: `seed_${tierId}_1`,
      },
      {
        name,
        limits,
        features,
        price,
        rev: 2,
        reason: 'Resumes take more room than we thought.',
        applies: 'all' as const,
        updatedAt: ago(82),
        updatedBy: by,
        auditId: `seed_${tierId}_2`,
      },
    ];
    for (const version of versions) {
      documents.add('tierVersions', { tierId, version: String(version.rev) }, version);
      addEntry(
        documents,
        version.auditId,
        'tier.publish',
        tierId,
        version.updatedAt,
        version.reason,
      );
    }
    const last = versions.at(-1);
    if (last) documents.change('tierConfigurations', { tierId }, last);
  }
}

function addAnnouncements(documents: Documents): void {
  for (const { id, ...notice } of notices) {
    documents.add(
      'announcements',
      { announcementId: id },
      { ...notice, rev: 1, updatedAt: ago(31), updatedBy: by, auditId: `${id}_made` },
    );
    addEntry(documents, `${id}_made`, 'announcement.publish', id, ago(31), notice.title.en);
  }
}

function addLegalTexts(documents: Documents): void {
  for (const kind of ['terms', 'privacy'] as const) {
    const textId = `${kind}-2026-08`;
    documents.add(
      'legalTexts',
      { textId },
      {
        kind,
        version: '2026-08',
        from: ago(88),
        changes: { en: 'The first version.', es: 'La primera versión.' },
        mustAccept: false,
        by,
        at: ago(89),
        auditId: `seed_${kind}`,
      },
    );
    addEntry(documents, `seed_${kind}`, 'legal.publish', textId, ago(89), 'The platform opens.');
  }
}

/** Adds versions of the tiers, two announcements and the first version of each legal text, each with its audit entry. */
export function addSystem(documents: Documents): void {
  addTierVersions(documents);
  addAnnouncements(documents);
  addLegalTexts(documents);
}
