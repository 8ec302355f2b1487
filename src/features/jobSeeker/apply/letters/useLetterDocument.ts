// A letter as it goes out: traced back to its sources sentence by sentence, laid out on the sheet, and ready for a mail.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterReply } from '#ai/tasks/coverLetter.ts';
import { buildMailtoLink } from '#domain/base/mailAddress.ts';
import type { LetterKind } from '#domain/seeker/application.ts';
import { useApplicationContext } from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { createLetterDocument } from '#features/jobSeeker/apply/documents/letterDocument.ts';
import { toLanguage } from '#i18n/languages.ts';
import { detectLetterLanguage } from './detectLetterLanguage.ts';
import { traceLetter } from './tracedLetter.ts';
import type { useLetterDraft } from './useLetterDraft.ts';

interface UseLetterDocumentInput {
  kind: LetterKind;
  text: string;
  to: ReturnType<typeof useLetterDraft>['to'];
  drafted: LetterReply | null;
}

export function useLetterDocument({ kind, text, to, drafted }: UseLetterDocumentInput) {
  const { t, i18n } = useTranslation('applying');
  const { job, resume } = useApplicationContext();
  const [opened] = useState(() => new Date());
  const allowed = [job.data.title, job.data.company, to.recipient, job.data.text]
    .filter(Boolean)
    .join('\n');
  const stretches = useMemo(
    () => traceLetter(text, drafted?.sentences ?? [], resume, allowed),
    [text, drafted, resume, allowed],
  );
  const letter = createLetterDocument({
    kind,
    text,
    resume,
    recipient: to.recipient,
    company: job.data.company ?? '',
    language: detectLetterLanguage(text, toLanguage(i18n.language)),
    at: opened,
  });
  const subject = t(`letter.subject.${kind}`, {
    title: job.data.title ?? '',
    name: resume.name ?? '',
  });
  const mail = buildMailtoLink(to.email, { subject, body: text.replaceAll('\n', '\r\n') });
  return { stretches, letter, mail };
}
