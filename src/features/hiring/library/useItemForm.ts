// The fields of an entry while it is written: kept on the device until saved, and not saved over what somebody else did meanwhile.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addToLibrary, changeInLibrary } from '#data/jobs/library.ts';
import type { Fault } from '#domain/base/fault.ts';
import type { Stored } from '#domain/base/source.ts';
import type { LibraryEntry, LibraryItem } from '#domain/jobs/library.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { ItemForm, entryOf, formOf } from './itemForm.ts';

interface ItemEditing {
  value: ItemForm;
  set: (value: ItemForm) => void;
  isIncomplete: boolean;
  /** What is missing is marked once somebody wanted to save. */
  showsMissing: boolean;
  fault: Fault | null;
  pending: boolean;
  submit: () => Promise<void>;
  /** Closes, and forgets what was typed. */
  close: () => void;
}

/** `item` is null for a new entry. */
export function useItemForm(
  uid: string,
  orgId: string,
  item: Stored<LibraryItem> | null,
  entry: LibraryEntry,
  onClose: () => void,
): ItemEditing {
  const { t } = useTranslation('library');
  // The revision the fields were filled from.
  const [rev] = useState(item?.data.rev ?? 0);
  const { value, set, forget } = useKept<ItemForm>(
    `hirely.library/${uid}/${item ? `${item.id}/${rev}` : `new-${entry.kind}`}`,
    ItemForm,
    formOf(entry),
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const [showsMissing, setShowsMissing] = useState(false);
  const write = (next: LibraryEntry): Promise<string | true> =>
    item ? changeInLibrary(orgId, item.id, uid, rev, next) : addToLibrary(orgId, uid, next);
  const [save, { pending, fault }] = useAction(write, { done: t('editor.saved'), quiet: true });
  const close = (): void => {
    forget();
    onClose();
  };

  async function submit(): Promise<void> {
    const next = entryOf(value, entry);
    setIncomplete(next === null);
    setShowsMissing(true);
    if (next && (await save(next))) close();
  }
  return { value, set, isIncomplete, showsMissing, fault, pending, submit, close };
}
