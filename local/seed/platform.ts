/** What a super admin finds at first start: the audit log, and an expired limit override. */
import { people } from './accounts.ts';
import { ago } from './clock.ts';
import { fullOrgId, orgId } from './companies.ts';
import type { Documents } from './documents.ts';

interface Act {
  id: string;
  action: string;
  at: Date;
  reason: string;
  org: string;
}

function addAct(documents: Documents, { id, action, at, reason, org }: Act): void {
  const actorUid = people.superAdmin.uid;
  documents.add('platformAudit', { id }, { actorUid, action, target: org, at, reason });
  documents.add(
    'auditLog',
    { orgId: org, id },
    { actorUid, action: `platform.${action}`, target: org, at, detail: reason },
  );
}

const fair = 'Two hundred visitors expected at the harbour fair, agreed with Olivia.';

/** Adds the platform's rows; needs the companies. */
export function addPlatform(documents: Documents): void {
  addAct(documents, {
    id: 'seed-act-plan',
    action: 'org.plan',
    at: ago(80),
    reason: 'Team: Chose Team when the company was founded.',
    org: orgId,
  });
  addAct(documents, {
    id: 'seed-act-override',
    action: 'org.override',
    at: ago(45),
    reason: `candidates 500: ${fair}`,
    org: orgId,
  });
  documents.add(
    'limitOverrides',
    { orgId, limit: 'candidates' },
    {
      limit: 'candidates',
      value: 500,
      base: 300,
      reason: fair,
      until: ago(15),
      by: people.superAdmin.uid,
      at: ago(45),
      endedAt: ago(15),
      auditId: 'seed-act-override',
    },
  );
  addAct(documents, {
    id: 'seed-act-declined',
    action: 'request.decline',
    at: ago(40),
    reason: 'The business plan needs a contract first. Write to us.',
    org: fullOrgId,
  });
}
