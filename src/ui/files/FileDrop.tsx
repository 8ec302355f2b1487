// Takes one file, by dropping it or by a button; says what it takes and what was wrong.
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, CircularProgress, IconButton, Stack, Typography } from '@mui/material';
import { useId, useRef, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dropFrame, useDropTarget } from './useDropTarget.ts';

/** The file that was taken; with a way to remove it where it can be. */
interface TakenFile {
  name: string;
  onRemove?: () => void;
}

export interface FileDropProps {
  /** What the file is for; names the field. */
  label: string;
  /** As of <input accept>: ".pdf,.docx,.txt". */
  accept: string;
  onFile: (file: File) => void;
  /** Which files, how large. */
  hint?: string;
  error?: string | null;
  taken?: TakenFile | null;
  pending?: boolean;
  disabled?: boolean;
}

export function FileDrop({
  label,
  accept,
  onFile,
  hint,
  error,
  taken = null,
  pending = false,
  disabled = false,
}: FileDropProps) {
  const id = useId();
  const closed = disabled || pending;
  const { over, target } = useDropTarget(true, ({ files: [file] }) => {
    if (file && !closed) onFile(file);
  });
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Typography id={`${id}-label`} variant="subtitle2" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Stack spacing={1} {...target} sx={{ ...dropFrame(over, Boolean(error)), py: 3 }}>
        <FileSign pending={pending} isTaken={taken !== null} />
        {taken && <TakenFileRow {...taken} disabled={closed} />}
        <FileChooser
          label={label}
          accept={accept}
          onFile={onFile}
          isTaken={taken !== null}
          disabled={closed}
          describedBy={`${id}-hint ${id}-error`}
        />
        {hint && (
          <Typography id={`${id}-hint`} variant="caption" color="text.secondary">
            {hint}
          </Typography>
        )}
      </Stack>
      <Typography
        id={`${id}-error`}
        variant="caption"
        role="alert"
        component="p"
        sx={{ color: 'error.main', mt: error ? 0.75 : 0 }}
      >
        {error}
      </Typography>
    </Box>
  );
}

function FileSign({ pending, isTaken }: { pending: boolean; isTaken: boolean }) {
  const { t } = useTranslation();
  if (pending) return <CircularProgress size={22} aria-label={t('loading')} />;
  return isTaken ? (
    <FileIcon color="primary" aria-hidden />
  ) : (
    <UploadIcon aria-hidden sx={{ color: 'text.secondary' }} />
  );
}

function TakenFileRow({ name, onRemove, disabled }: TakenFile & { disabled: boolean }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', maxWidth: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }} role="status">
        {name}
      </Typography>
      {onRemove && (
        <IconButton
          size="small"
          aria-label={t('parts.removeFile', { name })}
          disabled={disabled}
          onClick={onRemove}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}

interface FileChooserProps {
  label: string;
  accept: string;
  onFile: (file: File) => void;
  /** The next file replaces one. */
  isTaken: boolean;
  disabled: boolean;
  describedBy: string;
}

/** The button, and the field of the browser behind it. */
function FileChooser({ label, accept, onFile, isTaken, disabled, describedBy }: FileChooserProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was mended.
    event.target.value = '';
    if (file) onFile(file);
  }
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap' }}
      >
        {!isTaken && (
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ '@media (pointer: coarse)': { display: 'none' } }}
          >
            {t('parts.dropFile')}
          </Typography>
        )}
        <Button
          size="small"
          variant="outlined"
          disabled={disabled}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {t(isTaken ? 'parts.replaceFile' : 'parts.chooseFile')}
        </Button>
      </Stack>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        hidden
        disabled={disabled}
        onChange={choose}
      />
    </>
  );
}
