// Where the AI would run on a candidate's answers, by the settings in force now; they may be read by everybody signed in.
import { orgAiSource, platformAiSource } from '#data/aiControl.ts';
import { settings } from '#data/settings.ts';
import { together } from '#data/together.ts';
import { candidateEngine, inForce, type AiAdapter } from '#domain/aiSettings.ts';
import { useLive } from '#ui/useLive.ts';

/** Suspends until the settings are known, then follows them. */
export function useCandidateEngine(orgId: string): AiAdapter {
  const { platform, company } = useLive(
    together({ platform: platformAiSource(), company: orgAiSource(orgId) }),
  );
  return candidateEngine(
    inForce(platform?.data ?? null, company?.data ?? null),
    settings().ai !== null,
  );
}
