// Takes one file, by dropping it or by a button; says what it takes and what was wrong.
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, CircularProgress, IconButton, Stack, Typography } from '@mui/material';
import { useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

export interface FileDropProps {
  /** What the file is for; names the field. */
  label: string;
  /** As of <input accept>: ".pdf,.docx,.txt". */
  accept: string;
  onFile: (file: File) => void;
  /** Which files, how large. */
  hint?: string;
  error?: string | null;
  /** The file that was taken; shown with a way to remove it. */
  fileName?: string | null;
  onRemove?: () => void;
  pending?: boolean;
  disabled?: boolean;
}

export function FileDrop({
  label,
  accept,
  onFile,
  hint,
  error,
  fileName,
  onRemove,
  pending = false,
  disabled = false,
}: FileDropProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const closed = disabled || pending;

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !closed) onFile(file);
  }
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was mended.
    event.target.value = '';
    if (file) onFile(file);
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Typography id={`${id}-label`} variant="subtitle2" sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Stack
        spacing={1}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          alignItems: 'center',
          textAlign: 'center',
          px: 2,
          py: 3,
          borderRadius: 2,
          border: '1.5px dashed',
          borderColor: error ? 'error.main' : over ? 'primary.main' : 'line.strong',
          bgcolor: over ? 'soft.primary.bg' : 'background.paper',
          transition: 'background-color 120ms, border-color 120ms',
        }}
      >
        {pending ? (
          <CircularProgress size={22} aria-label={t('loading')} />
        ) : fileName ? (
          <FileIcon color="primary" aria-hidden />
        ) : (
          <UploadIcon aria-hidden sx={{ color: 'text.secondary' }} />
        )}
        {fileName && (
          <Stack direction="row" sx={{ alignItems: 'center', maxWidth: 1 }}>
            <Typography
              variant="body2"
              sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
              role="status"
            >
              {fileName}
            </Typography>
            {onRemove && (
              <IconButton
                size="small"
                aria-label={t('parts.removeFile', { name: fileName })}
                disabled={closed}
                onClick={onRemove}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            )}
          </Stack>
        )}
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ alignItems: 'center', justifyContent: 'center', flexWrap: 'wrap' }}
        >
          {!fileName && (
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
            disabled={closed}
            aria-describedby={`${id}-hint ${id}-error`}
            onClick={() => input.current?.click()}
          >
            {t(fileName ? 'parts.replaceFile' : 'parts.chooseFile')}
          </Button>
        </Stack>
        <input
          ref={input}
          type="file"
          accept={accept}
          aria-label={label}
          tabIndex={-1}
          hidden
          disabled={closed}
          onChange={choose}
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
