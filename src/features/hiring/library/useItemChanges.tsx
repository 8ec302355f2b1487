// Removes and duplicates entries of the library; what was removed last can be brought back.
import { Button, Snackbar } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addToLibrary, removeFromLibrary } from '#data/jobs/library.ts';
import type { Stored } from '#domain/base/source.ts';
import type { LibraryItem } from '#domain/jobs/library.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { notifyDone } from '#ui/toasts/notify.ts';

interface ItemChanges {
  /** The entry that was removed last. */
  removed: LibraryItem | null;
  forget: () => void;
  remove: (item: Stored<LibraryItem>) => Promise<void>;
  duplicate: (item: Stored<LibraryItem>) => Promise<void>;
  restore: () => Promise<void>;
}

export function useItemChanges(orgId: string, uid: string): ItemChanges {
  const { t } = useTranslation('library');
  const [removed, setRemoved] = useState<LibraryItem | null>(null);
  const [add] = useAction(addToLibrary);
  const [drop] = useAction(removeFromLibrary);

  async function remove({ id, data }: Stored<LibraryItem>): Promise<void> {
    if (await drop(orgId, id)) setRemoved(data);
  }
  async function duplicate({ data }: Stored<LibraryItem>): Promise<void> {
    if (await add(orgId, uid, { ...data, title: t('copyOf', { title: data.title }).slice(0, 200) }))
      notifyDone(t('duplicated', { title: data.title }));
  }
  async function restore(): Promise<void> {
    const item = removed;
    setRemoved(null);
    if (item && (await add(orgId, uid, item))) notifyDone(t('restored', { title: item.title }));
  }
  return { removed, forget: () => setRemoved(null), remove, duplicate, restore };
}

export function RemovedBar({
  removed,
  onClose,
  onRestore,
}: {
  removed: LibraryItem | null;
  onClose: () => void;
  onRestore: () => void;
}) {
  const { t } = useTranslation(['library', 'common']);
  return (
    <Snackbar
      open={removed !== null}
      autoHideDuration={15_000}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
      message={removed ? t('removed', { title: removed.title }) : ''}
      action={
        <Button color="inherit" size="small" onClick={onRestore}>
          {t('common:actions.undo')}
        </Button>
      }
    />
  );
}
