// Chooses from the library: any number of questions or competencies for a draft, or one interview to start with. Reads one page (26 documents).
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  FormControlLabel,
  Link as MuiLink,
  Radio,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ItemOf, LibraryKind } from '#domain/jobs/library.ts';
import type { Stored } from '#domain/base/source.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { FilterFields } from './FilterFields.tsx';
import { ItemFacts } from './LibraryRow.tsx';
import { libraryPage, useFilter, useFound, type Filter } from './useLibrary.ts';

interface Props<Kind extends LibraryKind> {
  orgId: string;
  kind: Kind;
  language: string | null;
  /** What there is room for, in words. */
  room?: string;
  onPick: (items: ItemOf<Kind>[]) => void;
  onClose: () => void;
}

const titles = {
  question: 'pick.titleQuestion',
  competency: 'pick.titleCompetency',
  interview: 'pick.titleInterview',
} as const;
const leads = {
  question: 'pick.leadQuestion',
  competency: 'pick.leadCompetency',
  interview: 'pick.leadInterview',
} as const;

export function LibraryPicker<Kind extends LibraryKind>({
  orgId,
  kind,
  language,
  room,
  onPick,
  onClose,
}: Props<Kind>) {
  const { t } = useTranslation(['library', 'common']);
  const id = useId();
  const { typed, asked, set } = useFilter(language);
  const [chosen, setChosen] = useState<readonly Stored<ItemOf<Kind>>[]>([]);
  const choose = (item: Stored<ItemOf<Kind>>): void =>
    setChosen(
      kind === 'interview'
        ? [item]
        : chosen.some((one) => one.id === item.id)
          ? chosen.filter((one) => one.id !== item.id)
          : [...chosen, item],
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{t(titles[kind])}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t(leads[kind])} {room}
        </Typography>
        <FilterFields filter={typed} onFilter={set} />
        <Box sx={{ mt: 2 }}>
          <Boundary fallback={<RowsSkeleton rows={3} />}>
            <Found orgId={orgId} kind={kind} filter={asked} chosen={chosen} choose={choose} />
          </Boundary>
        </Box>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <MuiLink
          component={Link}
          to={to('library', {}, { query: { kind } })}
          variant="body2"
          sx={{ pl: 1.5, display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
        >
          {t('pick.manage')}
        </MuiLink>
        <Stack direction="row" spacing={1}>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            onClick={() => onPick(chosen.map(({ data }) => data))}
          >
            {kind === 'interview'
              ? t('pick.start')
              : chosen.length === 0
                ? t('pick.add')
                : t('pick.add', { count: chosen.length })}
          </Button>
        </Stack>
      </DialogActions>
    </Dialog>
  );
}

function Found<Kind extends LibraryKind>({
  orgId,
  kind,
  filter,
  chosen,
  choose,
}: {
  orgId: string;
  kind: Kind;
  filter: Filter;
  chosen: readonly Stored<ItemOf<Kind>>[];
  choose: (item: Stored<ItemOf<Kind>>) => void;
}) {
  const { t } = useTranslation(['library', 'common']);
  const [shown, setShown] = useState(libraryPage);
  const { items, more } = useFound(orgId, kind, filter, shown);
  const Mark = kind === 'interview' ? Radio : Checkbox;
  if (items.length === 0 && !more)
    return filter.words.trim() !== '' ? (
      <EmptyState title={t('notFound', { words: filter.words })} text={t('notFoundText')} />
    ) : (
      <EmptyState title={t(`none.${kind}`)} text={t(`noneText.${kind}`)} />
    );
  return (
    <>
      <Stack
        component="ul"
        divider={<Divider component="li" aria-hidden role="presentation" />}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {items.map((item) => (
          <Box component="li" key={item.id} sx={{ py: 1 }}>
            <FormControlLabel
              control={
                <Mark
                  checked={chosen.some((one) => one.id === item.id)}
                  onChange={() => choose(item)}
                />
              }
              sx={{ alignItems: 'flex-start', mr: 0 }}
              slotProps={{ typography: { component: 'div', sx: { minWidth: 0 } } }}
              label={
                <Box sx={{ pt: 1, minWidth: 0 }}>
                  <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                    {item.data.title}
                  </Typography>
                  <ItemFacts item={item.data} />
                </Box>
              }
            />
          </Box>
        ))}
      </Stack>
      {more && (
        <Button sx={{ mt: 1 }} onClick={() => setShown(shown + libraryPage)}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </>
  );
}
