// Where the AI would run on a candidate's answers, by the settings in force now; they may be read by everybody signed in.
import { orgAiSource, platformAiSource } from '#data/ai/aiControl.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { settings } from '#data/firestore/settings.ts';
import {
  chooseCandidateEngine,
  mergeSettingsInForce,
  type AiAdapter,
} from '#domain/ai/aiSettings.ts';
import { useLive } from '#ui/reading/useLive.ts';

/** Suspends until the settings are known, then follows them. */
export function useCandidateEngine(orgId: string): AiAdapter {
  const { platform, company } = useLive(
    combineSources({ platform: platformAiSource(), company: orgAiSource(orgId) }),
  );
  return chooseCandidateEngine(
    mergeSettingsInForce(platform?.data ?? null, company?.data ?? null),
    settings().ai !== null,
  );
}
