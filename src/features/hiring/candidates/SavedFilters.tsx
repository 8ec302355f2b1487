// Views with a name: each person's own, the same in every job.
import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  Divider,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Popover,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteFilter, saveFilter, savedFiltersOf } from '#data/jobs/savedFilters.ts';
import {
  filterIds,
  isSameView,
  type CandidateView,
  type SavedFilter,
} from '#domain/candidate/candidateView.ts';
import type { Listed } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { usePhrase } from './bulk/usePhrase.ts';

interface Props {
  orgId: string;
  uid: string;
  view: CandidateView;
  onViewChange: (next: CandidateView) => void;
}

export function SavedFilters(props: Props) {
  const { t } = useTranslation('pipeline');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        startIcon={<BookmarkIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('filters.button')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': t('filters.button'),
            sx: { width: 360, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        <Boundary fallback={<Box sx={{ p: 2, minHeight: 120 }} />}>
          <Filters {...props} close={() => setAnchor(null)} />
        </Boundary>
      </Popover>
    </>
  );
}

function Filters({ orgId, uid, view, onViewChange, close }: Props & { close: () => void }) {
  const { t } = useTranslation('pipeline');
  const phrase = usePhrase();
  const owner = { orgId, uid };
  const known = useLive(savedFiltersOf(owner));
  const [remove] = useAction(deleteFilter);
  const items = known.items.toSorted((a, b) => a.data.name.localeCompare(b.data.name));

  return (
    <Box>
      {items.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2, pb: 0 }}>
          {t('filters.none')}
        </Typography>
      )}
      <List
        dense
        aria-label={t('filters.button')}
        sx={{ maxHeight: 280, overflow: 'auto', display: items.length === 0 ? 'none' : undefined }}
      >
        {items.map(({ id, data }) => (
          <ListItem
            key={id}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                size="small"
                aria-label={t('filters.delete', { name: data.name })}
                onClick={() => void remove(owner, id)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            }
          >
            <ListItemButton
              selected={isSameView(data.view, view)}
              onClick={() => {
                onViewChange(data.view);
                close();
              }}
            >
              <ListItemText
                primary={data.name}
                secondary={phrase(data.view)}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Divider />
      <KeepFilter owner={owner} known={known} view={view} />
    </Box>
  );
}

/** Keeps what is shown now under a name. */
function KeepFilter({
  owner,
  known,
  view,
}: {
  owner: { orgId: string; uid: string };
  known: Listed<SavedFilter>;
  view: CandidateView;
}) {
  const { t } = useTranslation('pipeline');
  const phrase = usePhrase();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [save, { pending }] = useAction(saveFilter);
  const given = name.trim();
  const { items } = known;

  async function keep(): Promise<void> {
    setTried(true);
    if (!given) return;
    const kept = await save(owner, known, given, view);
    if (!kept) return;
    notifyDone(t('filters.saved', { name: given }));
    setName('');
    setTried(false);
  }
  return (
    <Stack
      component="form"
      noValidate
      spacing={1.5}
      sx={{ p: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Typography variant="body2" color="text.secondary">
        {t('filters.now', { view: phrase(view) })}
      </Typography>
      {items.length >= filterIds.length && !items.some(({ data }) => data.name === given) ? (
        <Typography variant="body2">{t('filters.full', { count: filterIds.length })}</Typography>
      ) : (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <TextField
            size="small"
            fullWidth
            label={t('filters.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={tried && !given}
            helperText={tried && !given ? t('filters.nameEmpty') : undefined}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <Button
            type="submit"
            variant="outlined"
            loading={pending}
            sx={{ flexShrink: 0, height: 40 }}
          >
            {t('filters.save')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
