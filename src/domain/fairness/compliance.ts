/** Compliance records: each published version of the notice about automated tools, and the last independent audit. */
import { z } from 'zod';
import {
  addBusinessDays,
  countBusinessDays,
  noticeBusinessDays,
} from '#domain/base/businessDays.ts';
import { Moment } from '#domain/base/moment.ts';

export const complianceLimits = { noticeMax: 4_000, whereMax: 300 } as const;

const Words = z.object({
  en: z.string().max(complianceLimits.noticeMax),
  es: z.string().max(complianceLimits.noticeMax),
});
const Day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .nullish();
const Where = z.string().max(complianceLimits.whereMax).nullish();

/** organizations/{o}/settings/compliance. Days are "YYYY-MM-DD". */
export const Compliance = z.object({
  notice: Words,
  publishedOn: Day,
  where: Where,
  auditedOn: Day,
  auditWhere: Where,
  rev: z.number().int(),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
  auditId: z.string(),
});
export type Compliance = z.infer<typeof Compliance>;
export interface ComplianceChoice {
  notice: { en: string; es: string };
  publishedOn: string;
  where: string;
  auditedOn: string;
  auditWhere: string;
}

/** A bias audit may be used for a year (§ 20-871 a 1). */
const auditDays = 365;
const day = 86_400_000;

export type NoticeState =
  | { kind: 'missing' }
  | { kind: 'future'; readyOn: string }
  | { kind: 'waiting'; readyOn: string; left: number }
  | { kind: 'ready'; readyOn: string; days: number };

/** Whether the notice has been published long enough for its tool to be used. */
export function noticeStateOf(
  compliance: Pick<Compliance, 'notice' | 'publishedOn'> | null,
  today: string,
): NoticeState {
  const published = compliance?.publishedOn;
  if (
    !compliance ||
    !published ||
    (compliance.notice.en.trim() === '' && compliance.notice.es.trim() === '')
  )
    return { kind: 'missing' };
  const readyOn = addBusinessDays(published, noticeBusinessDays);
  if (published > today) return { kind: 'future', readyOn };
  const days = countBusinessDays(published, today);
  return days >= noticeBusinessDays
    ? { kind: 'ready', readyOn, days }
    : { kind: 'waiting', readyOn, left: noticeBusinessDays - days };
}

/** Until when an audit counts, and whether it still does. Null when there was none. */
export function auditStateOf(
  auditedOn: string | null | undefined,
  today: string,
): { until: string; isOver: boolean } | null {
  if (!auditedOn) return null;
  const until = new Date(new Date(`${auditedOn}T00:00:00Z`).getTime() + auditDays * day)
    .toISOString()
    .slice(0, 10);
  return { until, isOver: until < today };
}
