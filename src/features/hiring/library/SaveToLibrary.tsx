// Keeps something of a draft or a job in the library: its name, its tags, and, for a whole interview, which template it replaces.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addToLibrary, changeInLibrary, libraryOf } from '#data/jobs/library.ts';
import { libraryLimits, parseTags, type ItemOf, type LibraryEntry } from '#domain/jobs/library.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';

const templatesRead = 100;
const titles = {
  question: 'save.titleQuestion',
  competency: 'save.titleCompetency',
  interview: 'save.titleInterview',
} as const;

export function SaveToLibrary({
  uid,
  orgId,
  entry,
  onClose,
}: {
  uid: string;
  orgId: string;
  entry: LibraryEntry;
  onClose: () => void;
}) {
  const { t } = useTranslation(['library', 'common', 'faults']);
  const id = useId();
  const [title, setTitle] = useState(entry.title);
  const [tags, setTags] = useState(entry.tags.join(', '));
  const [over, setOver] = useState<Stored<ItemOf<'interview'>> | null>(null);
  const write = (next: LibraryEntry): Promise<string | true> =>
    over
      ? changeInLibrary(orgId, over.id, uid, over.data.rev, next)
      : addToLibrary(orgId, uid, next);
  const [save, { pending, fault }] = useAction(write, { done: t('save.done'), quiet: true });
  const submit = async (): Promise<void> => {
    if (await save({ ...entry, title: title.trim(), tags: parseTags([tags]) })) onClose();
  };
  function replace(item: Stored<ItemOf<'interview'>> | null): void {
    setOver(item);
    if (item) {
      setTitle(item.data.title);
      setTags(item.data.tags.join(', '));
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t(titles[entry.kind])}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {fault && (
            <Alert severity="error" role="alert">
              {t(`faults:${fault.code}`, fault.values)}
            </Alert>
          )}
          {entry.kind === 'interview' && (
            <Boundary fallback={null} failed={() => null}>
              <Templates orgId={orgId} over={over} onOver={replace} />
            </Boundary>
          )}
          <TextField
            label={t('fields.title')}
            required
            value={title}
            error={title.trim() === ''}
            onChange={(event) => setTitle(event.target.value)}
            slotProps={{ htmlInput: { maxLength: libraryLimits.titleMax, dir: 'auto' } }}
          />
          <TextField
            label={t('fields.tags')}
            helperText={t('fields.tagsHint')}
            value={tags}
            onChange={(event) => setTags(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 400, dir: 'auto' } }}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button
          variant="contained"
          disabled={title.trim() === ''}
          loading={pending}
          onClick={() => void submit()}
        >
          {t('common:actions.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Templates({
  orgId,
  over,
  onOver,
}: {
  orgId: string;
  over: Stored<ItemOf<'interview'>> | null;
  onOver: (item: Stored<ItemOf<'interview'>> | null) => void;
}) {
  const { t } = useTranslation('library');
  const { items } = useLive(
    libraryOf(orgId, { kind: 'interview', language: null, words: '' }, templatesRead),
  );
  if (items.length === 0) return null;
  return (
    <TextField
      select
      label={t('save.where')}
      value={over?.id ?? ''}
      onChange={(event) => onOver(items.find((item) => item.id === event.target.value) ?? null)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('save.asNew')}</MenuItem>
      {items.map((item) => (
        <MenuItem key={item.id} value={item.id}>
          {t('save.over', { title: item.data.title })}
        </MenuItem>
      ))}
    </TextField>
  );
}
