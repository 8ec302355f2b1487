// Follows the settings of the AI while somebody is signed in, so that a change acts at once, and keeps the ledger of what is used.
import { setAiChoice, defaultChoice } from '#ai/choice.ts';
import { setUsageSink } from '#ai/usage.ts';
import { orgAiSource, platformAiSource } from '#data/ai/aiControl.ts';
import { addUsage } from '#data/ai/aiLedger.ts';
import { mergeSettingsInForce, type OrgAi, type PlatformAi } from '#domain/ai/aiSettings.ts';
import type { Source } from '#domain/base/source.ts';
import { reportAi } from './aiInForce.ts';
import { flushMs, setUsageMeter, createUsageMeter } from './usageMeter.ts';

export interface Followed {
  uid: string;
  /** The company a member works for; null: none. */
  orgId: string | null;
  /** The company whose interview is answered here. A candidate's words never go to the cloud from here. */
  candidateOf: string | null;
}

/** How long settings that could not be read are left alone before they are asked for again. */
const againMs = 10_000;

/** Subscribes, and again after each failure: until then what is in force stays, and the rules hold anyway. */
function followDoc<T>(source: Source<T>, next: (value: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: () => void = () => undefined;
  const begin = (): void => {
    stop = source.subscribe(next, (error) => {
      console.warn('The settings of the AI could not be followed.', error);
      timer = setTimeout(begin, againMs);
    });
  };
  begin();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Follows until the returned function is called; then the defaults are in force again. */
export function followAi({ uid, orgId, candidateOf }: Followed): () => void {
  let platform: PlatformAi | null = null;
  let company: OrgAi | null = null;
  const apply = (): void => {
    const force = mergeSettingsInForce(
      platform,
      candidateOf && company ? { ...company, adapter: 'onDevice' } : company,
    );
    const shown = candidateOf
      ? {
          ...force,
          adapter: 'onDevice' as const,
          cloudTasks: [],
          passes: 1 as const,
          off: force.off ?? (force.onDeviceOff ? ('platform' as const) : null),
        }
      : force;
    setAiChoice({
      adapter: shown.adapter,
      passes: shown.passes,
      off: shown.off !== null,
      model: shown.model || null,
      cloudTasks: shown.cloudTasks,
      onDeviceOff: shown.onDeviceOff,
    });
    reportAi(shown);
  };
  const about = candidateOf ?? orgId;
  const stops = [
    followDoc(platformAiSource(), (next) => {
      platform = next?.data ?? null;
      apply();
    }),
    ...(about
      ? [
          followDoc(orgAiSource(about), (next) => {
            company = next?.data ?? null;
            apply();
          }),
        ]
      : []),
  ];
  const meter = createUsageMeter(
    (rows) => addUsage({ orgId: candidateOf ? null : orgId, uid }, rows),
    (run) => {
      const timer = setTimeout(run, flushMs);
      return () => clearTimeout(timer);
    },
  );
  const hidden = (): void => {
    if (document.visibilityState === 'hidden') void meter.flush();
  };
  document.addEventListener('visibilitychange', hidden);
  setUsageMeter(meter);
  // Somebody who answers an interview keeps no books: what runs there runs on their own device and costs nobody anything.
  setUsageSink(
    candidateOf
      ? null
      : ({ failed: didFail, ...use }) => meter.note({ ...use, failed: didFail ? 1 : 0 }),
  );
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', hidden);
    setUsageSink(null);
    setUsageMeter(null);
    void meter.flush();
    setAiChoice(defaultChoice);
    reportAi(mergeSettingsInForce(null, null));
  };
}
