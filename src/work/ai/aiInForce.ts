// What of the AI is in force for this page, for everybody who wants to show it or hold to it.
import { useSyncExternalStore } from 'react';
import type { AiInForce } from '#domain/ai/aiSettings.ts';
import { createEmitter } from '#domain/base/store.ts';

/** Until the settings have been read: on, on this device. */
let state: AiInForce = {
  off: null,
  adapter: 'onDevice',
  onDeviceOff: false,
  cloudTasks: [],
  passes: 1,
  model: '',
  paused: false,
};
let candidateOrgId: string | null = null;
const { emit, subscribe } = createEmitter();

export function readAiInForce(): AiInForce {
  return state;
}

/** Says what is in force from now on. */
export function reportAi(next: AiInForce): void {
  state = next;
  emit();
}

/** The company whose interview a candidate answers; null: none. */
function getCandidateOrgId(): string | null {
  return candidateOrgId;
}

/** Says whose interview is answered here. */
export function setCandidateOrgId(orgId: string | null): void {
  candidateOrgId = orgId;
  emit();
}

/** Hears about every change. */
export const onAi = subscribe;

/** What of the AI is in force, live. */
export function useAiInForce(): AiInForce {
  return useSyncExternalStore(onAi, readAiInForce, readAiInForce);
}

export function useCandidateOrgId(): string | null {
  return useSyncExternalStore(onAi, getCandidateOrgId, getCandidateOrgId);
}
