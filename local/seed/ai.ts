/** The platform's AI settings in two versions, and the AI usage of this month and last. */
import { engineName } from '#ai/onDevice/version.ts';
import { defaultPlatformAi, type PlatformAi } from '#domain/ai/aiSettings.ts';
import { listLastMonths, buildUsageId, type UsageRow } from '#domain/ai/aiUsage.ts';
import { people } from './accounts.ts';
import { ago } from './clock.ts';
import { fullOrgId, orgId } from './companies.ts';
import type { Documents } from './documents.ts';

const by = people.superAdmin.uid;
const model = 'gemini-2.5-flash-lite';

const versions: PlatformAi[] = [
  {
    ...defaultPlatformAi,
    reason: 'Start: everything is answered on the device.',
    rev: 1,
    updatedAt: ago(60),
    updatedBy: by,
    auditId: 'seed_ai_1',
  },
  {
    ...defaultPlatformAi,
    cloudTasks: ['readJobDescription', 'draftKit', 'regenerateQuestion', 'evaluateAnswer'],
    prices: [{ model, input: 0.1, output: 0.4 }],
    reason: 'Companies that ask for it may use the cloud for drafts and ratings.',
    rev: 2,
    updatedAt: ago(34),
    updatedBy: by,
    auditId: 'seed_ai_2',
  },
];

const device = (task: string, calls: number, failed = 0): UsageRow => ({
  task,
  adapter: 'onDevice',
  model: engineName,
  calls,
  failed,
  promptTokens: 0,
  outputTokens: 0,
  ms: calls * 90,
});
const cloud = (
  task: string,
  calls: number,
  failed: number,
  promptTokens: number,
  outputTokens: number,
): UsageRow => ({
  task,
  adapter: 'cloud',
  model,
  calls,
  failed,
  promptTokens,
  outputTokens,
  ms: calls * 2_300,
});

/** By company and months back. */
const used: [string, number, UsageRow[]][] = [
  [
    orgId,
    0,
    [
      device('evaluateAnswer', 312, 1),
      device('followUp', 96),
      device('draftKit', 14),
      device('readJobDescription', 14),
      device('regenerateQuestion', 22),
      device('lintQuestion', 208),
    ],
  ],
  [
    orgId,
    1,
    [
      device('evaluateAnswer', 188),
      device('lintQuestion', 131),
      device('draftKit', 6),
      cloud('draftKit', 9, 1, 41_300, 28_800),
      cloud('readJobDescription', 9, 0, 30_200, 5_100),
      cloud('evaluateAnswer', 40, 2, 96_000, 14_400),
    ],
  ],
  [fullOrgId, 0, [device('draftKit', 3), device('lintQuestion', 24)]],
  [fullOrgId, 1, [device('evaluateAnswer', 64), cloud('draftKit', 2, 0, 9_100, 6_200)]],
];

/** Adds the platform's settings with their versions and audit entries, and the ledger. */
export function addAi(documents: Documents): void {
  for (const settings of versions) {
    documents.add('platformAi', {}, settings);
    documents.add('platformAiVersions', { version: String(settings.rev) }, settings);
    documents.add(
      'platformAudit',
      { id: settings.auditId },
      {
        actorUid: by,
        action: 'ai.settings',
        target: 'platform',
        at: settings.updatedAt,
        reason: settings.reason,
      },
    );
  }
  const months = listLastMonths(new Date(), 2);
  for (const [org, back, rows] of used) {
    const month = months[back] ?? 0;
    for (const row of rows)
      documents.add(
        'aiUsage',
        { orgId: org, usageId: buildUsageId(month, row) },
        { ...row, month, updatedAt: ago(back * 20) },
      );
  }
}
