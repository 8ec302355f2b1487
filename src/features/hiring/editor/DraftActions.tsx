// What can be done with a whole draft: keep it in the library, preview it.
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { type DraftRef } from '#data/jobs/drafts.ts';
import { SaveToLibrary } from '#features/hiring/library/SaveToLibrary.tsx';
import { buildInterviewEntry } from '#features/hiring/library/additions.ts';
import { to } from '#navigation/routes.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';

interface Props {
  draftRef: DraftRef;
  uid: string;
  content: DraftContent;
}

export function DraftActions({ draftRef, uid, content }: Props) {
  const { t } = useTranslation(['hiring', 'library']);
  const navigate = useNavigate();
  const [isKeeping, setKeeping] = useState(false);
  const preview = to('previewDraft', { draftId: draftRef.draftId });
  usePageCommands([
    { id: 'preview', label: 'hiring:editor.preview', run: () => void navigate(preview) },
    ...(content.title.trim() === ''
      ? []
      : [{ id: 'keep', label: 'library:save.interview' as const, run: () => setKeeping(true) }]),
  ]);
  return (
    <>
      <Button component={Link} to={to('library')}>
        {t('library:title')}
      </Button>
      <Button
        variant="outlined"
        disabled={content.title.trim() === ''}
        onClick={() => setKeeping(true)}
      >
        {t('library:save.interview')}
      </Button>
      <Button variant="outlined" component={Link} to={preview}>
        {t('editor.preview')}
      </Button>
      {isKeeping && (
        <SaveToLibrary
          uid={uid}
          orgId={draftRef.orgId}
          entry={buildInterviewEntry(content)}
          onClose={() => setKeeping(false)}
        />
      )}
    </>
  );
}
