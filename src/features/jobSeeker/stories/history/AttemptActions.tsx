// What can be done with an attempt: practise again, make a story of it, print it, delete it.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { createId } from '#data/firestore/ids.ts';
import { setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { removeAttempt } from '#data/seeker/practice.ts';
import { getTranscript, type PracticeAttempt } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { PrintedHistory } from './PrintedHistory.tsx';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { getStoryFields } from '#features/jobSeeker/stories/bank/storyFields.ts';
import { createStory } from '#features/jobSeeker/stories/bank/createStory.ts';

export function AttemptActions({
  uid,
  attempt,
  inSet,
  coached,
}: {
  uid: string;
  attempt: Stored<PracticeAttempt>;
  inSet: boolean;
  coached: boolean;
}) {
  const { t } = useTranslation(['stories', 'common']);
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [printing, setPrinting] = useState(false);
  const stopPrinting = useCallback(() => setPrinting(false), []);
  const [make, making] = useAction(async () => {
    const id = createId();
    await setSeekerDocument(
      uid,
      'stories',
      id,
      {
        ...getStoryFields(createStory(attempt.data)),
        ...(attempt.data.language ? { language: attempt.data.language } : {}),
      },
      true,
    );
    return id;
  });
  const [remove, removing] = useAction(async () => {
    await removeAttempt(uid, attempt);
    return true;
  });
  async function makeStory(): Promise<void> {
    const id = await make();
    if (id) await navigate(toPrepLink({ tab: 'stories', story: id }));
  }
  async function removed(): Promise<void> {
    if (!(await remove())) return;
    notifyDone(t('attempt.removed'));
    await navigate(toPrepLink({ tab: 'history' }));
  }
  const { sessionId, questionId, file, content } = attempt.data;
  const isSaved = Boolean(file) || (content?.followUps ?? []).some((one) => one.file);
  return (
    <>
      {inSet && sessionId && questionId && (
        <Button
          variant="contained"
          component={Link}
          to={toPrepLink({ tab: 'practise', set: sessionId, q: questionId })}
        >
          {t('attempt.again')}
        </Button>
      )}
      {getTranscript(attempt.data).trim() !== '' && (
        <Button variant="outlined" loading={making.pending} onClick={() => void makeStory()}>
          {t('attempt.makeStory')}
        </Button>
      )}
      <Button startIcon={<PrintIcon />} onClick={() => setPrinting(true)}>
        {t('attempt.print')}
      </Button>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsks(true)}>
        {t('common:actions.delete')}
      </Button>
      <RemoveDialog
        pending={removing.pending}
        asks={asks}
        removed={removed}
        setAsks={setAsks}
        coached={coached}
        isSaved={isSaved}
      />
      {printing && <PrintedHistory title={null} attempts={[attempt]} onDone={stopPrinting} />}
    </>
  );
}

interface RemoveDialogProps {
  pending: boolean;
  asks: boolean;
  removed: () => Promise<void>;
  setAsks: (next: boolean) => void;
  coached: boolean;
  isSaved: boolean;
}

/** Asks before an attempt is removed, and names what stays. */
function RemoveDialog({ pending, asks, removed, setAsks, coached, isSaved }: RemoveDialogProps) {
  const { t } = useTranslation(['stories', 'common']);
  return (
    <ConfirmDialog
      open={asks}
      danger
      title={t('attempt.removeTitle')}
      confirmLabel={t('attempt.removeConfirm')}
      pending={pending}
      onConfirm={() => void removed()}
      onClose={() => setAsks(false)}
    >
      {[
        t(coached ? 'attempt.removeText' : 'attempt.removeWords'),
        ...(isSaved ? [t('attempt.removeFile')] : []),
        t('attempt.removeStays'),
      ].join(' ')}
    </ConfirmDialog>
  );
}
