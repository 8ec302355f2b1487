// The message to the candidate while it is being written: the company's template or a usual text to start from in their language, then whatever the person makes of it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { policiesOf } from '#data/company/policies.ts';
import { fillTemplate } from '#domain/company/policies.ts';
import { toLanguage } from '#i18n/languages.ts';
import type { OutcomeText } from '#data/review/decisions.ts';
import { useMembership } from '#session/session.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useKept } from '#ui/reading/useKept.ts';

export interface MessageAbout {
  name: string;
  job: string;
  company: string;
  language: string | null | undefined;
  competencies: readonly string[];
  contact: string;
  aiUsed: boolean;
  /** Name of the copy on this device. */
  keptAs: string;
}
export interface Message {
  text: OutcomeText;
  setMessage: (message: string) => void;
  setFactors: (factors: string[]) => void;
  setContact: (contact: string) => void;
  forget: () => void;
  language: string;
  /** False until it is known whether the company has a template of its own. */
  isReady: boolean;
}

/** A message for one outcome. Suspends until the texts of the candidate's language are there. */
export function useMessage(
  outcome: 'advance' | 'reject',
  { name, job, company, language, competencies, contact: from, aiUsed, keptAs }: MessageAbout,
): Message {
  const theirs = toLanguage(language);
  const { t } = useTranslation('review', { lng: theirs });
  const { orgId } = useMembership();
  const policies = useLive(wrapResult(policiesOf(orgId)));
  const own = valueOf(policies)?.data.templates[outcome][theirs].trim();
  const start = own
    ? fillTemplate(own, { candidate: name, company, job })
    : t(`message.${outcome}`, { name, job, company });
  const { value: typed, set: setTyped, forget } = useKept(`${keptAs}/${outcome}`, z.string(), '');
  // The usual text never goes out instead of the company's own only because somebody was quick.
  const isReady = typed !== '' || policies.kind !== 'loading';
  const [factors, setFactors] = useState<string[]>(() => competencies.slice(0, 10));
  const [contact, setContact] = useState(from);
  return {
    text: { message: typed || (isReady ? start : ''), factors, aiUsed, contact: contact.trim() },
    setMessage: setTyped,
    setFactors,
    setContact,
    forget,
    language: theirs,
    isReady,
  };
}
