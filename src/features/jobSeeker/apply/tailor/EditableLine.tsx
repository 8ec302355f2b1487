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
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editResume } from '#data/seeker/ownResumes.ts';
import type { ResumeEdit } from '#domain/resume/correctedResume.ts';
import { fragmentTest } from '#domain/resume/resumeFragments.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { useApplicationContext } from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { Marked } from '#features/jobSeeker/apply/letters/Marked.tsx';
import { skillsIn, findUnsupported, without, type TailoredLine } from './tailored.ts';

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
  const { list } = useFormat();
  const context = useApplicationContext();
  const { uid, job, master, resume } = context;
  const [typed, keepTyped] = useTyped(`apply/${uid}/${job.id}/${line.path}`);
  const [draft, setDraft] = useState<string | null>(
    typed === '' ? (opened === line.path ? '' : null) : typed,
  );
  const found = findUnsupported(line, resume);
  const isAdded = line.path.includes('.+');
  const isGone = line.text.trim() === '';
  const [believe, { pending }] = useAction(
    async () => {
      const edits = masterEdits(line, resume.skills);
      await editResume(
        uid,
        master.id,
        edits.map((edit) => ({ ...edit, id: crypto.randomUUID() })),
      );
      // The master says it now: nothing is left over it.
      onSet(line.path, line.path === 'skills' ? line.text : null);
    },
    { done: t('unheld.added') },
  );
  function change(text: string): void {
    setDraft(text);
    keepTyped(text);
  }
  function close(): void {
    setDraft(null);
    keepTyped('');
    onOpened();
  }
  function done(text: string): void {
    const isEmptyAddition = isAdded && text.trim() === '';
    onSet(
      line.path,
      isEmptyAddition || (text === line.before && line.path !== 'skills') ? null : text,
    );
    close();
  }
  function drop(): void {
    if (isAdded && line.text === '') onSet(line.path, null);
    close();
  }
  if (draft !== null) {
    return (
      <Stack spacing={1} sx={{ py: 0.5 }}>
        <TextField
          autoFocus
          multiline
          fullWidth
          size="small"
          label={name}
          value={draft}
          onChange={(event) => change(event.target.value)}
          helperText={line.path === 'skills' ? t('line.skillsHelp') : undefined}
          slotProps={{ htmlInput: { maxLength: line.path === 'summary' ? 2_000 : 1_000 } }}
        />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button size="small" variant="outlined" onClick={() => done(draft)}>
            {t('line.done')}
          </Button>
          <Button size="small" onClick={drop}>
            {t('common:actions.cancel')}
          </Button>
          {bullet && !isAdded && (
            <Button size="small" color="error" onClick={() => done('')}>
              {t('line.takeOut')}
            </Button>
          )}
          {isAdded && (
            <Button
              size="small"
              color="error"
              onClick={() => {
                onSet(line.path, null);
                close();
              }}
            >
              {t('line.takeOut')}
            </Button>
          )}
        </Stack>
      </Stack>
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
          <Typography
            variant="body2"
            component="div"
            dir="auto"
            sx={{ overflowWrap: 'anywhere', display: 'flex', gap: 1 }}
          >
            {bullet && <span aria-hidden>•</span>}
            <span>
              {isGone ? (
                <Typography variant="body2" component="span" color="text.secondary">
                  {line.before ? <Box component="del">{line.before}</Box> : t('line.none')}
                </Typography>
              ) : (
                <Marked text={line.text} found={found} />
              )}
            </span>
          </Typography>
          {note && (
            <Typography variant="caption" color="text.secondary">
              {isGone && line.before ? t('line.out') : note}
              {line.by === 'hand' && !isAdded && (
                <Button
                  size="small"
                  sx={{ ml: 0.5, py: 0, minWidth: 0 }}
                  onClick={() => onSet(line.path, null)}
                >
                  {t('line.back')}
                </Button>
              )}
            </Typography>
          )}
        </Box>
        <Tooltip title={t('line.edit', { name })}>
          <IconButton
            size="small"
            aria-label={t('line.edit', { name })}
            onClick={() => setDraft(line.text)}
          >
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Stack>
      {bullet && !isGone && fragmentTest(resume)(line.text) && (
        <Alert severity="warning" icon={false} data-testid="fragment" sx={{ mt: 0.5, py: 0.25 }}>
          <Typography variant="body2">{t('line.fragment')}</Typography>
        </Alert>
      )}
      {found.length > 0 && (
        <Alert severity="warning" icon={false} data-testid="unheld" sx={{ mt: 0.5, py: 0.25 }}>
          <Typography variant="body2">
            {t('unheld.text', { list: list([...new Set(found.map(({ text }) => `“${text}”`))]) })}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 0.5 }}>
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              loading={pending}
              onClick={() => void believe()}
            >
              {t('unheld.add')}
            </Button>
            <Button
              size="small"
              color="inherit"
              onClick={() => onSet(line.path, without(line.text, found))}
            >
              {t('unheld.out')}
            </Button>
          </Stack>
        </Alert>
      )}
    </Box>
  );
}

type Bare<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What makes the master say what a line says: its own field, another line of that job, or the skills it does not list. */
function masterEdits(line: TailoredLine, skills: readonly string[]): Bare<ResumeEdit>[] {
  if (line.path === 'skills')
    return skillsIn(line.text)
      .filter((skill) => !skills.some((known) => known.toLowerCase() === skill.toLowerCase()))
      .map((value) => ({ do: 'add', path: 'skills', value }));
  if (line.path.includes('.+'))
    return [{ do: 'add', path: line.path.slice(0, line.path.indexOf('.+')), value: line.text }];
  return [{ do: 'set', path: line.path, was: line.before, value: line.text }];
}
