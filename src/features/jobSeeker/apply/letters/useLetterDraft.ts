// One letter in the making: to whom it goes, its words as they are saved, and a draft of it.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputHashOf } from '#ai/results/canonical.ts';
import { joinLetterText } from '#domain/seeker/letterText.ts';
import { getAi } from '#ai/port.ts';
import { LetterReply } from '#ai/tasks/coverLetter.ts';
import type { Letter, LetterKind } from '#domain/seeker/application.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useAction } from '#ui/reading/useAction.ts';
import {
  readJobToWriteFor,
  keep,
  postingOf,
  type ApplicationContextValue,
} from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { detectLetterLanguage } from './detectLetterLanguage.ts';
import { useAutosaved } from '#features/jobSeeker/apply/parts/useAutosaved.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';

interface UseLetterDraftInput {
  stored: Letter | null;
  kind: LetterKind;
  contacts: NonNullable<TrackedJob['contacts']>;
  uid: string;
  job: ApplicationContextValue['job'];
  context: ApplicationContextValue;
  resume: ApplicationContextValue['resume'];
  credits: ApplicationContextValue['credits'];
}

export function useLetterDraft({
  stored,
  kind,
  contacts,
  uid,
  job,
  context,
  resume,
  credits,
}: UseLetterDraftInput) {
  const { i18n } = useTranslation('applying');
  const [to, setTo] = useState({
    recipient: stored?.recipient ?? (kind === 'cover' ? '' : (contacts[0]?.name ?? '')),
    email: stored?.email ?? (kind === 'cover' ? '' : (contacts[0]?.email ?? '')),
  });
  const [asking, setAsking] = useState(false);
  const drafted = useMemo(
    () => LetterReply.safeParse(stored?.drafted).data ?? null,
    [stored?.drafted],
  );
  const base: Letter = {
    drafted: stored?.drafted ?? null,
    text: stored?.text ?? '',
    ...(stored?.provenance ? { provenance: stored.provenance } : {}),
    ...to,
  };
  const saved = useAutosaved(`apply/${uid}/${job.id}/letter/${kind}`, stored?.text ?? '', (text) =>
    keep(context, { letter: { kind, letter: { ...base, text } } }),
  );
  const [keepTo] = useAction(
    () =>
      stored || saved.text !== ''
        ? keep(context, { letter: { kind, letter: { ...base, text: saved.text } } })
        : Promise.resolve(),
    { lastWins: true },
  );
  const [draft, { pending }] = useAction(async () => {
    const ai = getAi();
    // What is typed from here on is the person's own, and stays.
    await saved.send();
    const input = {
      resume,
      job: await readJobToWriteFor(ai, job),
      posting: postingOf(job.data),
      language: detectLetterLanguage(postingOf(job.data), toLanguage(i18n.language)),
      kind,
      recipient: to.recipient.trim() || null,
    };
    const made = await credits.use('letter', inputHashOf('coverLetter', input), () =>
      ai.ask('coverLetter', input, { names: [resume.name ?? '', to.recipient].filter(Boolean) }),
    );
    if (!made) return;
    await keep(context, {
      letter: {
        kind,
        letter: {
          drafted: made.reply,
          text: joinLetterText(made.reply.sentences),
          provenance: made.provenance,
          ...to,
        },
      },
    });
  });
  return { to, setTo, asking, setAsking, drafted, saved, keepTo, draft, pending };
}
