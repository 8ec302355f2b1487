// Takes many files: dropped, a dropped folder, the file picker or a folder picker.
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useRef, type ChangeEvent } from 'react';
import { readDroppedFiles } from './droppedFiles.ts';
import { dropFrame, useDropTarget } from './useDropTarget.ts';

export interface FilesDropProps {
  label: string;
  title: string;
  hint: string;
  filesLabel: string;
  folderLabel: string;
  /** As of <input accept>. */
  accept: string;
  /** `fromFolder`: chosen or dropped as a folder, so that files of other kinds may be among them. */
  onFiles: (files: File[], fromFolder: boolean) => void;
  disabled?: boolean;
}

export function FilesDrop({
  label,
  title,
  hint,
  filesLabel,
  folderLabel,
  accept,
  onFiles,
  disabled = false,
}: FilesDropProps) {
  const id = useId();
  const { over, target } = useDropTarget(!disabled, (dropped) => {
    // The list of a drop is gone after this turn: entries are asked for at once.
    if (!disabled)
      void readDroppedFiles(dropped).then(({ files: found, fromFolder }) => {
        if (found.length > 0) onFiles(found, fromFolder);
      });
  });

  return (
    <Stack
      role="group"
      aria-labelledby={`${id}-label`}
      spacing={1}
      {...target}
      sx={{ ...dropFrame(over), py: { xs: 3, sm: 4 } }}
    >
      <UploadIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Typography
        id={`${id}-label`}
        sx={{
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        }}
      >
        {label}
      </Typography>
      <Box>
        <Typography sx={{ fontWeight: 560, '@media (pointer: coarse)': { display: 'none' } }}>
          {title}
        </Typography>
        <Typography id={`${id}-hint`} variant="body2" color="text.secondary">
          {hint}
        </Typography>
      </Box>
      <FilesChooser
        label={label}
        filesLabel={filesLabel}
        folderLabel={folderLabel}
        accept={accept}
        onFiles={onFiles}
        disabled={disabled}
        describedBy={`${id}-hint`}
      />
    </Stack>
  );
}

type FilesChooserProps = Required<Omit<FilesDropProps, 'title' | 'hint'>> & {
  describedBy: string;
};

/** The two buttons, and the fields of the browser behind them. */
function FilesChooser({
  label,
  filesLabel,
  folderLabel,
  accept,
  onFiles,
  disabled,
  describedBy,
}: FilesChooserProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  function choose(event: ChangeEvent<HTMLInputElement>, fromFolder: boolean): void {
    const chosen = [...(event.target.files ?? [])];
    // The same files may be chosen again after they were mended.
    event.target.value = '';
    if (chosen.length > 0) onFiles(chosen, fromFolder);
  }
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ justifyContent: 'center', flexWrap: 'wrap' }}
      >
        <Button
          size="small"
          variant="contained"
          disabled={disabled}
          aria-describedby={describedBy}
          onClick={() => files.current?.click()}
        >
          {filesLabel}
        </Button>
        <Button
          size="small"
          variant="outlined"
          disabled={disabled}
          onClick={() => folder.current?.click()}
          sx={{ '@media (pointer: coarse)': { display: 'none' } }}
        >
          {folderLabel}
        </Button>
      </Stack>
      <input
        ref={files}
        type="file"
        multiple
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        hidden
        disabled={disabled}
        onChange={(event) => choose(event, false)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        aria-label={folderLabel}
        tabIndex={-1}
        hidden
        disabled={disabled}
        onChange={(event) => choose(event, true)}
      />
    </>
  );
}
