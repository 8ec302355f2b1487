// Another set of questions for the same job or role: it is added to this one, nothing is replaced.
import { useTranslation } from 'react-i18next';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import type { PracticeSession } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useMakeSet, type From } from './useMakeSet.ts';

export function AnotherDraft({
  uid,
  set: { data },
  onMade,
  onClose,
}: {
  uid: string;
  set: Stored<PracticeSession>;
  onMade: (setId: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('prep');
  const credits = useCredits(uid);
  const jobs = useLive(seekerDocumentsSource(uid, 'jobTrackers', 100)).items;
  const sets = useLive(seekerDocumentsSource(uid, 'practiceSessions', 100)).items;
  const [make, { pending }] = useAction(useMakeSet(uid, credits));
  async function draft(): Promise<void> {
    const job = jobs.find(({ id }) => id === data.jobId);
    const from: From =
      data.source?.kind === 'role'
        ? { kind: 'role', role: data.text ?? '' }
        : job && (job.data.text ?? '').trim() !== ''
          ? { kind: 'job', job }
          : { kind: 'text', title: data.title ?? '', description: data.text ?? '' };
    const made = await make(from, toLanguage(data.language), { jobs, sets });
    if (made) onMade(made);
  }
  return (
    <>
      <ConfirmDialog
        open
        title={t('draft.title')}
        confirmLabel={t('draft.make')}
        pending={pending}
        onConfirm={() => void draft()}
        onClose={onClose}
      >{`${t('draft.text')} ${t('new.cost')}`}</ConfirmDialog>
      {credits.dialog}
    </>
  );
}
