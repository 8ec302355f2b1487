// The changes proposed for a resume: asked for, taken or left, and kept with the application.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputHashOf } from '#ai/results/canonical.ts';
import { getAi } from '#ai/port.ts';
import { TailorReply } from '#ai/tasks/tailorResume.ts';
import type { HandEdit } from '#domain/seeker/application.ts';
import {
  readJobToWriteFor,
  keep,
  useApplicationContext,
} from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { useKeep } from '#features/jobSeeker/apply/parts/useKeep.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { listChangeNames, type Choices } from './tailored.ts';

/** The reply that was kept, if it still has the shape of one. */
function readReply(stored: unknown): TailorReply | null {
  return TailorReply.safeParse(stored).data ?? null;
}

export function useTailoring() {
  const { i18n } = useTranslation('applying');
  const context = useApplicationContext();
  const { application, job, resume, master, credits } = context;
  const content = application?.data.content;
  const tailored = useMemo(() => readReply(content?.tailored), [content?.tailored]);
  const keepNow = useKeep();
  // A press shows at once; the kept choice counts as soon as it is kept.
  const [pressed, setPressed] = useState<string[] | null>(null);
  const left = useMemo(() => new Set(pressed ?? content?.left), [pressed, content?.left]);
  const choices = useMemo(
    (): Choices => ({ tailored, left, edits: content?.edits ?? [] }),
    [tailored, left, content?.edits],
  );
  const [suggest, { pending }] = useAction(async () => {
    const ai = getAi();
    const input = {
      resume,
      job: await readJobToWriteFor(ai, job),
      language: toLanguage(i18n.language),
    };
    const made = await credits.use('tailor', inputHashOf('tailorResume', input), () =>
      ai.ask('tailorResume', input),
    );
    if (made) await keep(context, { tailored: made.reply, left: [], provenance: made.provenance });
  });
  function choose(names: string[]): void {
    setPressed(names);
    void keepNow({ left: names }).then(() => setPressed((last) => (last === names ? null : last)));
  }
  const all = tailored ? listChangeNames(resume, tailored) : [];
  const isOld =
    tailored !== null &&
    master.data.updatedAt != null &&
    content?.provenance?.at != null &&
    master.data.updatedAt > content.provenance.at;
  const taken = all.filter((name) => !left.has(name)).length;
  return {
    tailored,
    provenance: content?.provenance,
    left,
    choices,
    all,
    taken,
    isOld,
    suggest,
    pending,
    choose,
    keepEdits: (edits: readonly HandEdit[]): void => void keepNow({ edits: [...edits] }),
  };
}
