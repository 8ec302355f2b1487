// The entries that were found: read, edit, duplicate, delete (which can be taken back), start a job.
import { Button, Divider, Paper, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { membersOf } from '#data/company/team.ts';
import type { LibraryItem, LibraryKind } from '#domain/jobs/library.ts';
import type { Stored } from '#domain/base/source.ts';
import { DamagedRows } from '#features/hiring/parts/DamagedRows.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { StarterSet } from './StarterSet.tsx';
import { LibraryRow } from './LibraryRow.tsx';
import { libraryPage, useFound, type Filter } from './useLibrary.ts';
import { RemovedBar, useItemChanges } from './useItemChanges.tsx';

export function LibraryRows({
  uid,
  orgId,
  kind,
  filter,
  mayEdit,
  onEdit,
}: {
  uid: string;
  orgId: string;
  kind: LibraryKind;
  filter: Filter;
  mayEdit: boolean;
  onEdit: (item: Stored<LibraryItem>) => void;
}) {
  const { t } = useTranslation(['library', 'common']);
  const [shown, setShown] = useState(libraryPage);
  const { items, damaged, more } = useFound(orgId, kind, filter, shown);
  const members = useLive(membersOf(orgId)).items;
  const { removed, forget, remove, duplicate, restore } = useItemChanges(orgId, uid);
  const [isStarting, setStarting] = useState(false);
  const nameOf = (of: string): string =>
    members.find(({ id }) => id === of)?.data.displayName ?? t('by.unknown');

  const isSearched = filter.words.trim() !== '' || filter.language !== null;
  return (
    <>
      {items.length === 0 && damaged.length === 0 ? (
        isSearched ? (
          <EmptyState title={t('notFound', { words: filter.words })} text={t('notFoundText')} />
        ) : (
          <EmptyState title={t(`none.${kind}`)} text={t(`noneText.${kind}`)}>
            {mayEdit && kind === 'question' && (
              <Button variant="outlined" onClick={() => setStarting(true)}>
                {t('starter.open')}
              </Button>
            )}
          </EmptyState>
        )
      ) : (
        <Paper variant="outlined">
          <Stack
            component="ul"
            aria-label={t('rows')}
            divider={<Divider component="li" aria-hidden role="presentation" />}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {items.map((item) => (
              <LibraryRow
                key={item.id}
                uid={uid}
                orgId={orgId}
                item={item}
                who={nameOf(item.data.updatedBy)}
                mayEdit={mayEdit}
                onEdit={() => onEdit(item)}
                onDuplicate={() => void duplicate(item)}
                onRemove={() => void remove(item)}
              />
            ))}
          </Stack>
          <DamagedRows damaged={damaged} />
        </Paper>
      )}
      {more && (
        <Button sx={{ mt: 2 }} onClick={() => setShown(shown + libraryPage)}>
          {t('common:actions.loadMore')}
        </Button>
      )}
      {isStarting && <StarterSet uid={uid} orgId={orgId} onClose={() => setStarting(false)} />}
      <RemovedBar removed={removed} onClose={forget} onRestore={() => void restore()} />
    </>
  );
}
