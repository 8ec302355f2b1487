// The file itself: stored only if its owner wants that, downloaded, and removed again.
import { Button, Stack, Typography } from '@mui/material';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  fetchResumeFile,
  keepResumeFile,
  removeResumeFile,
  type ResumeEnding,
} from '#data/seeker/ownResumes.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { Stored } from '#domain/base/source.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';

export function KeepFileSwitch({
  uid,
  stored: { id, data },
  fresh,
}: {
  uid: string;
  stored: Stored<OwnResume>;
  fresh: File | null;
}) {
  const { t } = useTranslation('ownResume');
  const [isAsking, setAsking] = useState(false);
  const kind = data.content?.asRead?.kind;
  const ending: ResumeEnding | null =
    kind === 'pdf' || kind === 'docx' || kind === 'txt' ? kind : null;
  const file = data.file ?? null;
  const [keep, keeping] = useAction(
    (bytes: File, as: ResumeEnding) => keepResumeFile(uid, id, bytes, as),
    { done: t('file.kept') },
  );
  const [fetch, fetching] = useAction(async (name: string) => {
    const blob = await fetchResumeFile(uid, name);
    saveFile([blob], blob.type, data.fileName || name);
  });
  const [remove, removing] = useAction((name: string) => removeResumeFile(uid, id, name), {
    done: t('file.removed'),
  });
  if (ending === null) return null;
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={1}
      data-testid="file-keeper"
      sx={{
        alignItems: { sm: 'center' },
        flexWrap: 'wrap',
        px: 1.5,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Typography variant="body2" sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
        {t(file ? 'file.isKept' : fresh ? 'file.ask' : 'file.notKept', {
          name: data.fileName ?? '',
        })}
      </Typography>
      <FileButtons
        isKeeping={keeping.pending}
        isFetching={fetching.pending}
        file={file}
        fresh={fresh}
        keep={keep}
        ending={ending}
        fetch={fetch}
        setAsking={setAsking}
      />
      {isAsking && file && (
        <ConfirmDialog
          open
          danger
          title={t('file.removeTitle')}
          confirmLabel={t('file.remove')}
          pending={removing.pending}
          onClose={() => setAsking(false)}
          onConfirm={() => void remove(file).then(() => setAsking(false))}
        >
          {t('file.removeText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

interface FileButtonsProps {
  isKeeping: boolean;
  isFetching: boolean;
  file: string | null;
  fresh: File | null;
  keep: (bytes: File, as: ResumeEnding) => Promise<unknown>;
  ending: ResumeEnding;
  fetch: (name: string) => Promise<unknown>;
  setAsking: (next: boolean) => void;
}

/** What can be done with the file. */
function FileButtons({
  isKeeping,
  isFetching,
  file,
  fresh,
  keep,
  ending,
  fetch,
  setAsking,
}: FileButtonsProps) {
  const { t } = useTranslation('ownResume');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {!file && fresh && (
        <Button
          size="small"
          variant="outlined"
          loading={isKeeping}
          onClick={() => void keep(fresh, ending)}
        >
          {t('file.keep')}
        </Button>
      )}
      {file && (
        <Button
          size="small"
          startIcon={<DownloadIcon />}
          loading={isFetching}
          onClick={() => void fetch(file)}
        >
          {t('file.download')}
        </Button>
      )}
      {file && (
        <Button size="small" color="inherit" onClick={() => setAsking(true)}>
          {t('file.remove')}
        </Button>
      )}
    </Stack>
  );
}
