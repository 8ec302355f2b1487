/** What the seed's companies keep about themselves: brand, policies, plan requests and invoices. */
import type { Invoice } from '#domain/billing/invoice.ts';
import type { Invite } from '#domain/invitations/invite.ts';
import { planOf } from '#domain/billing/plans.ts';
import { findPoliciesFor, type Policies } from '#domain/company/policies.ts';
import { people } from './accounts.ts';
import { ago } from './clock.ts';
import { fullOrgId, orgId } from './companies.ts';
import type { Documents } from './documents.ts';

/** A pine over a wave, 96 pixels wide. */
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAABgCAYAAADimHc4AAACt0lEQVR42u2bzY2DMBCF00EasLR1UMFWwGWP2wF9rCjEhdAIhbBBciQUhRAC9vz4O7zbrjJ53zB+Ns7l+vN9QXLCBAAAAAEAAAgAAEAAAAACwC6FmzoAyKm/aQSAXPdPST0AymtYAJgSEAAUUvNg/qwIgHIanwCYEhgAZFa3Yv6UxhIACi28a+oAkDd2bgEYASDX/eZiqeXYuaUAgLyxc0sRAPlj55YaAOSNnVsaAFBu4TUZSz3ETtOx1Hv3q4+lnmKnyVjqKXaajKXeYqe5WOotdpqLpZ4XXhOx1GPsNBVLa+t+dbHUc+w0EUs9x04TsdR77FQfS73HTvWxVAOAdkXx5OSz9jmBEfQ8EZ09llqOIuQTUQDAtmLmTVgAwOv1oIr4WftOuAOA/F6gAUCZua96Pahl7rMRU3QGpOpk1Ntmy9wmrba5r249qPEATtV6UNuiq26TVvPcV7EeeH/tqP7QztuNB3M3J5j7wuuB9FuvR3WFuvvdesKV01DfR9I1ms+1FAXmq4FQs/kqINRuvjgEzBeGgPkVngWxARMCENgFywGwZL67owiL5heDgPnCEDBfGALmC0PAfGEImC8MAfOFIUi89TqiPdcNc9cSrs7eiL0j078HAwAAAAAAAADAMgA193k8XktZXs6KSdZMDXvrlezkOasPX79/0x4lMJ2SXzk294Z5UmurCUB4UegRjYsnpWTzzJ85btQmDuDeHcPJpm89HWePq/tY2ds8xQGEHd1RQsPiSKLYiMwJIK7o0yJnSHNXtW8UG9Lfdel/jjwhqzpgdky1zTWGLCnopK6MnxS5NuLSlx4knq702U2xGHq0y3Mv8glszGj6mc2TFcDcHf0Z3fGpklF9aoDpQPP0uZtnz5eKD18oLtQW6PKjQLpFvcNDw8TlHOcooiJhAgAAgABQr/4B4qvLXw5iFmwAAAAASUVORK5CYII=';

const team = planOf('team');
const invoices = [
  [80, 'H-202609-7K3QX2', 'paid'],
  [50, 'H-202610-M4TZ8A', 'paid'],
  [20, 'H-202611-9WCE5R', 'open'],
] as const satisfies readonly [number, string, Invoice['status']][];

/** Invitations that are open carry the policies, as those made in the app do. */
function addPoliciesToInvites(
  documents: Documents,
  policies: Parameters<typeof findPoliciesFor>[0],
): void {
  for (const [path, data] of documents.byPath) {
    const [, interviewId, token] =
      new RegExp(`^organizations/${orgId}/interviews/([^/]+)/invites/([^/]+)$`).exec(path) ?? [];
    const invite = data as Partial<Invite>;
    if (interviewId && token && invite.status === 'open')
      documents.change(
        'invites',
        { orgId, interviewId, token },
        { policies: findPoliciesFor(policies, invite.language ?? 'en') },
      );
  }
}

const owner = people.owner.uid;
const platform = people.superAdmin.uid;
const policies: Policies = {
  timeZone: 'Europe/Madrid',
  notice: {
    en: 'We use software to help rate answers by the published criteria. People read every answer and decide. Questions: people@harbourpine.example',
    es: 'Usamos un programa que ayuda a valorar las respuestas según los criterios publicados. Las personas leen cada respuesta y deciden. Preguntas: people@harbourpine.example',
  },
  consent: {
    en: 'Your answers are read only by the people who hire for this job.',
    es: 'Tus respuestas las leen solo las personas que contratan para este puesto.',
  },
  accommodation: {
    en: 'We give more time or another format to whoever asks, usually on the same working day. You need no reason.',
    es: 'Damos más tiempo u otro formato a quien lo pide, normalmente el mismo día laborable. No hace falta ningún motivo.',
  },
  templates: {
    advance: {
      en: 'Dear {candidate},\n\nthank you for your answers. We would like to go on with you for {job}. We will write within three working days to find a time.\n\n{company}',
      es: 'Hola, {candidate}:\n\nGracias por tus respuestas. Queremos seguir adelante contigo para {job}. Te escribiremos en tres días laborables para buscar una hora.\n\n{company}',
    },
    reject: {
      en: 'Dear {candidate},\n\nthank you for the time you took. We will not go on with your application for {job}. You can ask us for the reasons at any time.\n\n{company}',
      es: 'Hola, {candidate}:\n\nGracias por el tiempo que nos has dedicado. No seguiremos adelante con tu candidatura para {job}. Puedes preguntarnos los motivos cuando quieras.\n\n{company}',
    },
    invitation: {
      en: 'We are glad that you applied for {job}. The interview can be taken whenever it suits you.',
      es: 'Nos alegra que te hayas presentado a {job}. Puedes hacer la entrevista cuando mejor te venga.',
    },
  },
  rev: 1,
  updatedAt: ago(60),
  updatedBy: owner,
  auditId: 'seedPoliciesAudit',
};

function addPlanRequests(documents: Documents): void {
  documents.add(
    'planRequests',
    { orgId, requestId: 'plan-1' },
    {
      kind: 'plan',
      n: 1,
      tierId: team.tierId,
      billed: 'monthly',
      note: 'We hire for four jobs this autumn.',
      status: 'approved',
      createdBy: owner,
      createdAt: ago(80),
      closedBy: platform,
      closedAt: ago(80, 2),
      answer: 'Welcome to Team.',
      auditId: 'seedPlanAudit',
    },
  );
  documents.add(
    'auditLog',
    { orgId, id: 'plan-1_requested' },
    { actorUid: owner, action: 'plan.request', target: 'plan-1', at: ago(80), detail: team.tierId },
  );
  documents.add(
    'planRequests',
    { orgId: fullOrgId, requestId: 'plan-1' },
    {
      kind: 'plan',
      n: 1,
      tierId: team.tierId,
      billed: 'annual',
      note: 'We have reached the limit of ten interviews.',
      status: 'requested',
      createdBy: people.limitOwner.uid,
      createdAt: ago(1),
    },
  );
  documents.add(
    'auditLog',
    { orgId: fullOrgId, id: 'plan-1_requested' },
    {
      actorUid: people.limitOwner.uid,
      action: 'plan.request',
      target: 'plan-1',
      at: ago(1),
      detail: team.tierId,
    },
  );
}

function addInvoices(documents: Documents): void {
  for (const [days, number, status] of invoices) {
    documents.add(
      'invoices',
      { orgId, number },
      {
        number,
        tierId: team.tierId,
        billed: 'monthly',
        from: ago(days),
        until: ago(days - 30),
        amount: team.price.monthly * 100,
        currency: team.price.currency,
        status,
        createdAt: ago(days),
        createdBy: platform,
        ...(status === 'paid' ? { paidAt: ago(days - 3) } : {}),
        auditId: `seedInvoice${number}`,
      },
    );
  }
}

function addTeamMail(documents: Documents): void {
  const inviteId = 'seedTeamInviteAAAAAAAAAAAAA';
  documents.add(
    'mail',
    { mailId: `${inviteId}_1` },
    {
      to: 'lena@harbourpine.example',
      template: {
        name: 'teamInvite',
        data: {
          language: 'en',
          companyName: 'Harbour & Pine',
          role: 'recruiter',
          code: `${orgId}/${inviteId}`,
          expiresAt: ago(-12).toISOString(),
        },
      },
      orgId,
      about: `orgInvites/${inviteId}`,
      createdBy: owner,
      createdAt: ago(2),
      delivery: { state: 'SUCCESS', attempts: 1 },
    },
  );
}

/** Adds them; needs the invitations. */
export function addAccount(documents: Documents): void {
  documents.add(
    'brand',
    { orgId },
    { name: 'Harbour & Pine', logo, colour: '#0f5a47', updatedAt: ago(60), updatedBy: owner },
  );
  documents.add('policies', { orgId }, policies);
  addPoliciesToInvites(documents, policies);
  documents.add(
    'auditLog',
    { orgId, id: 'seedPoliciesAudit' },
    { actorUid: owner, action: 'settings.policies', target: 'policies', at: ago(60) },
  );
  addPlanRequests(documents);
  addInvoices(documents);
  addTeamMail(documents);
}
