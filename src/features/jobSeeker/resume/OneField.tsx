// One field of a resume: its text, to be corrected, and where they came from.
import { Box, IconButton, Stack, TextField, Tooltip } from '@mui/material';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  readLabel,
  readLongestAt,
  findFieldProblem,
  readWordsAt,
} from '#domain/resume/resumePaths.ts';
import { createFragmentTest } from '#domain/resume/resumeFragments.ts';
import { ShowSourceButton } from './ShowSourceButton.tsx';
import type { ResumeEditing } from './resumeEditing.ts';

export interface OneFieldProps {
  editing: ResumeEditing;
  path: string;
  label: string;
  multiline?: boolean;
  /** Names the button that takes an entry out; without it the field cannot be taken out. */
  removeLabel?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}

export function OneField({
  editing,
  path,
  label,
  multiline = false,
  removeLabel,
  disabled = false,
  autoFocus = false,
}: OneFieldProps) {
  const { t } = useTranslation('ownResume');
  const { draft } = editing;
  // Words that cannot be kept as they are, such as half a date: they stay in the field until they can.
  const [typed, setTyped] = useState<string | null>(null);
  const stored = readWordsAt(draft.resume, path);
  const value = typed ?? stored;
  const problem = findFieldProblem(path, value);
  const fragment = /\.bullets\.\d+$/.test(path) && createFragmentTest(draft.resume)(value);
  function change(next: string): void {
    const isBad = findFieldProblem(path, next) !== null;
    setTyped(isBad ? next : null);
    if (!isBad) draft.set(path, next);
  }
  return (
    <Box sx={{ minWidth: 0 }} data-path={path}>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <TextField
          size="small"
          fullWidth
          label={label}
          value={value}
          multiline={multiline}
          maxRows={8}
          disabled={disabled}
          autoFocus={autoFocus}
          error={problem !== null}
          helperText={
            problem ? t(`problem.${problem}`) : fragment ? t('problem.fragment') : undefined
          }
          onChange={(event) => change(event.target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: readLongestAt(path) } }}
        />
        {removeLabel && (
          <Tooltip title={removeLabel}>
            <IconButton
              size="small"
              aria-label={removeLabel}
              onClick={() => draft.remove(path, readLabel(draft.resume, path))}
              sx={{ mt: 0.375 }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      {!(disabled && value === '') && (
        <ShowSourceButton editing={editing} path={path} name={label} isEmpty={value === ''} />
      )}
    </Box>
  );
}
