// One line of the fitted resume: read with its marks, set by hand, and what to do about words the master does not hold.
import {
  Alert,
  Box,
  Button,
  IconButton,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createFragmentTest } from '#domain/resume/resumeFragments.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Marked } from '#features/jobSeeker/apply/letters/Marked.tsx';
import { removeRanges, type TailoredLine } from './tailored.ts';
import { useLineEdit } from './useLineEdit.ts';

interface Props {
  line: TailoredLine;
  name: string;
  bullet?: boolean;
  onSet: (path: string, text: string | null) => void;
  /** The path of a line that was just added. */
  opened: string | null;
  onOpened: () => void;
}

export function EditableLine({ line, name, bullet = false, onSet, opened, onOpened }: Props) {
  const { t } = useTranslation(['applying', 'common']);
  const edit = useLineEdit({ line, opened, onSet, onOpened });
  if (edit.draft !== null) {
    return (
      <LineForm
        name={name}
        text={edit.draft}
        line={line}
        bullet={bullet}
        onSet={onSet}
        edit={edit}
      />
    );
  }
  const note: ReactNode =
    line.by === 'hand' ? t('line.byHand') : line.by === 'change' ? t('line.changed') : null;
  return (
    <Box data-line={line.path} data-by={line.by} sx={{ py: 0.25 }}>
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0, pt: 0.5 }}>
          {!bullet && (
            <Typography variant="caption" color="text.secondary" component="p">
              {name}
            </Typography>
          )}
          <LineText bullet={bullet} line={line} edit={edit} />
          {note && <LineNote line={line} note={note} onSet={onSet} edit={edit} />}
        </Box>
        <Tooltip title={t('line.edit', { name })}>
          <IconButton
            size="small"
            aria-label={t('line.edit', { name })}
            onClick={() => edit.setDraft(line.text)}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
      {bullet && !edit.isGone && createFragmentTest(edit.resume)(line.text) && (
        <Alert severity="warning" icon={false} data-testid="fragment" sx={{ mt: 0.5, py: 0.25 }}>
          <Typography variant="body2">{t('line.fragment')}</Typography>
        </Alert>
      )}
      {edit.found.length > 0 && <UnheldWarning onSet={onSet} line={line} edit={edit} />}
    </Box>
  );
}

interface LineFormProps {
  name: string;
  text: string;
  line: TailoredLine;
  bullet: boolean;
  onSet: (path: string, text: string | null) => void;
  edit: ReturnType<typeof useLineEdit>;
}

/** The line as a field, with what ends the change. */
function LineForm({ name, text, line, bullet, onSet, edit }: LineFormProps) {
  const { t } = useTranslation(['applying', 'common']);
  return (
    <Stack spacing={1} sx={{ py: 0.5 }}>
      <TextField
        autoFocus
        multiline
        fullWidth
        size="small"
        label={name}
        value={text}
        onChange={(event) => edit.change(event.target.value)}
        helperText={line.path === 'skills' ? t('line.skillsHelp') : undefined}
        slotProps={{ htmlInput: { maxLength: line.path === 'summary' ? 2_000 : 1_000 } }}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="outlined" onClick={() => edit.done(text)}>
          {t('line.done')}
        </Button>
        <Button size="small" onClick={edit.drop}>
          {t('common:actions.cancel')}
        </Button>
        {bullet && !edit.isAdded && (
          <Button size="small" color="error" onClick={() => edit.done('')}>
            {t('line.takeOut')}
          </Button>
        )}
        {edit.isAdded && (
          <Button
            size="small"
            color="error"
            onClick={() => {
              onSet(line.path, null);
              edit.close();
            }}
          >
            {t('line.takeOut')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** The words of a line, with marks on what the master does not hold. */
function LineText({
  bullet,
  line,
  edit,
}: {
  bullet: boolean;
  line: TailoredLine;
  edit: ReturnType<typeof useLineEdit>;
}) {
  const { t } = useTranslation(['applying', 'common']);
  return (
    <Typography
      variant="body2"
      component="div"
      dir="auto"
      sx={{ overflowWrap: 'anywhere', display: 'flex', gap: 1 }}
    >
      {bullet && <span aria-hidden>•</span>}
      <span>
        {edit.isGone ? (
          <Typography variant="body2" component="span" color="text.secondary">
            {line.before ? <Box component="del">{line.before}</Box> : t('line.none')}
          </Typography>
        ) : (
          <Marked text={line.text} found={edit.found} />
        )}
      </span>
    </Typography>
  );
}

interface LineNoteProps {
  line: TailoredLine;
  note: ReactNode;
  onSet: (path: string, text: string | null) => void;
  edit: ReturnType<typeof useLineEdit>;
}

/** Where the words of a line come from, and the way back. */
function LineNote({ line, note, onSet, edit }: LineNoteProps) {
  const { t } = useTranslation(['applying', 'common']);
  return (
    <Typography variant="caption" color="text.secondary">
      {edit.isGone && line.before ? t('line.out') : note}
      {line.by === 'hand' && !edit.isAdded && (
        <Button
          size="small"
          sx={{ ml: 0.5, py: 0, minWidth: 0 }}
          onClick={() => onSet(line.path, null)}
        >
          {t('line.back')}
        </Button>
      )}
    </Typography>
  );
}

/** What to do about words the master does not hold. */
function UnheldWarning({
  onSet,
  line,
  edit,
}: {
  onSet: (path: string, text: string | null) => void;
  line: TailoredLine;
  edit: ReturnType<typeof useLineEdit>;
}) {
  const { t } = useTranslation(['applying', 'common']);
  const { list } = useFormat();
  return (
    <Alert severity="warning" icon={false} data-testid="unheld" sx={{ mt: 0.5, py: 0.25 }}>
      <Typography variant="body2">
        {t('unheld.text', { list: list([...new Set(edit.found.map(({ text }) => `“${text}”`))]) })}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={edit.pending}
          onClick={() => void edit.believe()}
        >
          {t('unheld.add')}
        </Button>
        <Button
          size="small"
          color="inherit"
          onClick={() => onSet(line.path, removeRanges(line.text, edit.found))}
        >
          {t('unheld.out')}
        </Button>
      </Stack>
    </Alert>
  );
}
