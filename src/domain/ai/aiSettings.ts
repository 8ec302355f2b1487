/** AI settings of the platform and of a company, and what they allow together. The security rules check the same. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const aiAdapters = ['onDevice', 'cloud'] as const;
export type AiAdapter = (typeof aiAdapters)[number];
const Adapter = z.enum(aiAdapters);
const Passes = z.union([z.literal(1), z.literal(3)]);
type Passes = z.infer<typeof Passes>;

/** What the AI is asked for, as settings and ledgers name it; held against the port's tasks by a test. */
export const aiFeatures = [
  'readJobDescription',
  'draftKit',
  'regenerateQuestion',
  'lintQuestion',
  'followUp',
  'evaluateAnswer',
  'summariseCandidate',
  'coachAnswer',
  'parseResume',
  'matchResume',
  'tailorResume',
  'rehearseQuestion',
  'coverLetter',
  'transcribe',
] as const;
type AiFeature = (typeof aiFeatures)[number];

/** Price of a cloud model per million tokens. */
export const ModelPrice = z.object({
  model: z.string(),
  input: z.number().nonnegative(),
  output: z.number().nonnegative(),
});
export type ModelPrice = z.infer<typeof ModelPrice>;
export const pricesMax = 5;

/** platformSettings/ai, and each version of it below. */
export const PlatformAi = z.object({
  /** The kill switch: everything, or one adapter. */
  stopped: z.array(z.enum(['all', ...aiAdapters])),
  /** Kinds of tasks that no browser takes for now; what runs is finished. */
  held: z.array(z.enum(['evaluation'])).nullish(),
  /** For companies that have not chosen. */
  adapter: Adapter,
  /** Cloud model by name; empty: the one of the deployment. */
  model: z.string(),
  passes: Passes,
  /** Features that may use the cloud; none of them: nobody may. */
  cloudTasks: z.array(z.string()),
  prices: z.array(ModelPrice),
  currency: z.string(),
  /** Why this version came into force. */
  reason: z.string(),
  /** The version it brought back, if it did. */
  restored: z.number().int().nullish(),
  rev: z.number().int(),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
  auditId: z.string(),
});
export type PlatformAi = z.infer<typeof PlatformAi>;
/** What a super admin chooses. */
export type PlatformAiChoice = Pick<
  PlatformAi,
  'stopped' | 'held' | 'adapter' | 'model' | 'passes' | 'cloudTasks' | 'prices' | 'currency'
>;

/** organizations/{o}/settings/ai. */
export const OrgAi = z.object({
  on: z.boolean(),
  /** null: the platform's default. */
  adapter: Adapter.nullable(),
  passes: Passes.nullable(),
  /** Evaluations are paused for the whole company. */
  paused: z.boolean(),
  pausedBy: z.string().nullish(),
  pausedAt: Moment.nullish(),
  rev: z.number().int(),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
  auditId: z.string(),
});
export type OrgAi = z.infer<typeof OrgAi>;
export type OrgAiChoice = Pick<OrgAi, 'on' | 'adapter' | 'passes'>;

export const defaultPlatformAi: PlatformAiChoice = {
  stopped: [],
  adapter: 'onDevice',
  model: '',
  passes: 1,
  cloudTasks: [],
  prices: [],
  currency: 'USD',
};
export const defaultOrgAi: OrgAiChoice = { on: true, adapter: null, passes: null };

/** Tasks that work on what a candidate said or wrote. */
const candidateTasks = [
  'evaluateAnswer',
  'transcribe',
  'summariseCandidate',
] as const satisfies readonly AiFeature[];

/** What is in force in one place. */
export interface AiInForce {
  /** Why nothing answers; null: it does. */
  off: 'platform' | 'company' | null;
  /** The adapter that is asked first. */
  adapter: AiAdapter;
  /** The on-device engine is stopped. */
  onDeviceOff: boolean;
  cloudTasks: readonly string[];
  passes: Passes;
  model: string;
  /** The company has paused its queue. */
  paused: boolean;
  /** The platform holds evaluations for everybody. */
  held?: boolean;
}

/** Where candidates' words go under these settings; `isSetUp`: this deployment has a cloud model. */
export function chooseCandidateEngine(
  { adapter, cloudTasks }: Pick<AiInForce, 'adapter' | 'cloudTasks'>,
  isSetUp: boolean,
): AiAdapter {
  return isSetUp && adapter === 'cloud' && candidateTasks.some((task) => cloudTasks.includes(task))
    ? 'cloud'
    : 'onDevice';
}

/** True when the platform lets anybody use the cloud. */
export function isCloudOffered(
  platform: Pick<PlatformAi, 'stopped' | 'cloudTasks'> | null,
): boolean {
  return (
    platform !== null &&
    platform.cloudTasks.length > 0 &&
    !platform.stopped.some((what) => what === 'all' || what === 'cloud')
  );
}

/** The settings of the platform and of a company as one; either may be missing. A stopped cloud falls back to the device, a stopped device never to the cloud. */
export function mergeSettingsInForce(
  platform: PlatformAiChoice | null,
  company: (OrgAiChoice & Partial<Pick<OrgAi, 'paused'>>) | null,
): AiInForce {
  const above = platform ?? defaultPlatformAi;
  const own = company ?? defaultOrgAi;
  const cloud = (own.adapter ?? above.adapter) === 'cloud' && isCloudOffered(above);
  const onDeviceOff = above.stopped.includes('onDevice');
  const nothingLeft = above.stopped.includes('all') || (onDeviceOff && !cloud);
  return {
    off: nothingLeft ? 'platform' : own.on ? null : 'company',
    adapter: cloud ? 'cloud' : 'onDevice',
    onDeviceOff,
    cloudTasks: cloud ? above.cloudTasks : [],
    passes: cloud ? (own.passes ?? above.passes) : 1,
    model: above.model,
    paused: company?.paused ?? false,
    ...(above.held?.includes('evaluation') ? { held: true } : {}),
  };
}
