/** The export for an auditor: settings, and selection counts per job and group. No names, addresses or answers, and no count under five. */
import type { OrgAi, PlatformAi } from '#domain/ai/aiSettings.ts';
import type { Compliance } from './compliance.ts';
import type { Cell } from '#domain/base/csv.ts';
import type { FunnelCounts } from '#domain/insights/insights.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Policies } from '#domain/company/policies.ts';
import { questionCount } from '#domain/jobs/questionNumbers.ts';
import { outcomes, type Decision } from '#domain/review/review.ts';
import type { FairnessSummary } from './selfId.ts';

/** Counts from one to four are not shown. */
const smallCell = 5;

export interface AuditorJob {
  id: string;
  job: Interview;
  counts: FunnelCounts;
  withdrawn: number;
  outcomes: readonly Decision['outcome'][];
  isCut: boolean;
  fairness: FairnessSummary | null;
}
export interface AuditorExport {
  company: string;
  retentionDays: number;
  compliance: Compliance | null;
  orgAi: OrgAi | null;
  platformAi: PlatformAi | null;
  policies: Policies | null;
  jobs: readonly AuditorJob[];
  more: boolean;
}

/** A count that identifies nobody: "<5" for one to four. */
export function formatCount(count: number): number | '<5' {
  return count > 0 && count < smallCell ? '<5' : count;
}

interface Group {
  dimension: string;
  group: string;
  people: number;
  advanced: number | '<5';
  /** Six places. */
  rate: number | null;
}

/** The groups of a published summary; each has five people or more. */
export function groupsOf(summary: Pick<FairnessSummary, 'cells'> | null): Group[] {
  return (summary?.cells ?? []).map((cell) => {
    const [name = '', people = '0', advanced = '0'] = cell.split(':');
    const [dimension = '', group = ''] = name.split('.');
    const [all, on] = [Number(people), Number(advanced)];
    // What is left over is a count as well: neither side may be small.
    const isSmall = [on, all - on].some((count) => formatCount(count) === '<5');
    return {
      dimension,
      group,
      people: all,
      advanced: isSmall ? '<5' : on,
      rate: isSmall || all === 0 ? null : Math.round((on / all) * 1e6) / 1e6,
    };
  });
}

function jobOf({
  id,
  job,
  counts,
  withdrawn,
  outcomes: decided,
  isCut,
  fairness,
}: AuditorJob): Record<string, unknown> {
  const decisions = Object.fromEntries(
    outcomes.map((outcome) => [
      outcome,
      formatCount(decided.filter((one) => one === outcome).length),
    ]),
  );
  return {
    id,
    title: job.title,
    status: job.status,
    type: job.type,
    language: job.language ?? null,
    version: job.version ?? 1,
    blindReview: job.blind === true,
    rubricSha256: job.rubricVersion ?? null,
    questions: questionCount(job.questionIds),
    publishedAt: job.createdAt?.toISOString() ?? null,
    counts: {
      ...Object.fromEntries(
        Object.entries(counts).map(([step, count]) => [
          step,
          count === null ? null : formatCount(count),
        ]),
      ),
      withdrawn: formatCount(withdrawn),
    },
    decisions,
    decisionsCut: isCut,
    selection: fairness
      ? {
          decided: fairness.decided,
          advanced: formatCount(fairness.advanced),
          answered: fairness.answered,
          hiddenGroups: fairness.hidden,
          publishedAt: fairness.at?.toISOString() ?? null,
          groups: groupsOf(fairness),
        }
      : null,
  };
}

/** The export as JSON holds it. */
export function writeAuditorJson(
  { company, retentionDays, compliance, orgAi, platformAi, policies, jobs, more }: AuditorExport,
  at: Date,
): Record<string, unknown> {
  return {
    format: 'hirely-audit-1',
    company,
    exportedAt: at.toISOString(),
    smallCountsHiddenBelow: smallCell,
    jobsCut: more,
    settings: {
      retentionDays,
      ai: {
        on: orgAi?.on ?? true,
        adapter: orgAi?.adapter ?? platformAi?.adapter ?? 'onDevice',
        passes: orgAi?.passes ?? platformAi?.passes ?? null,
        paused: orgAi?.paused ?? false,
        stoppedByPlatform: platformAi?.stopped ?? [],
        cloudTasks: platformAi?.cloudTasks ?? [],
      },
      // A person decides: the rules accept no decision without a scorecard of the person who makes it.
      decisions: 'made by a person after a scorecard of their own',
      policies: policies
        ? {
            notice: policies.notice,
            consent: policies.consent,
            accommodation: policies.accommodation,
          }
        : null,
    },
    notice: compliance
      ? {
          text: compliance.notice,
          publishedOn: compliance.publishedOn ?? null,
          where: compliance.where ?? '',
        }
      : null,
    biasAudit: compliance?.auditedOn
      ? { on: compliance.auditedOn, where: compliance.auditWhere ?? '' }
      : null,
    jobs: jobs.map(jobOf),
  };
}

/** The groups of all jobs as rows, with a heading. A job without published groups has one row. */
export function listAuditorRows({ jobs }: Pick<AuditorExport, 'jobs'>): Cell[][] {
  return [
    [
      'job_id',
      'title',
      'version',
      'blind',
      'decided',
      'dimension',
      'group',
      'people',
      'advanced',
      'selection_rate',
    ],
    ...jobs.flatMap(({ id, job, outcomes: decided, fairness }): Cell[][] => {
      const head: Cell[] = [
        id,
        job.title,
        job.version ?? 1,
        job.blind === true ? 'yes' : 'no',
        formatCount(decided.length),
      ];
      const groups = groupsOf(fairness);
      return groups.length === 0
        ? [[...head, '', '', '', '', '']]
        : groups.map(({ dimension, group, people, advanced, rate }) => [
            ...head,
            dimension,
            group,
            people,
            advanced,
            rate,
          ]);
    }),
  ];
}
