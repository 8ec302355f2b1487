/** The field of the palette and its list: a combobox, whose list is chosen from while the focus stays in the field. */
import Box from '@mui/material/Box';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { orderItems, type ShownItem } from './orderItems.ts';
import type { HeaderVerbs } from './paletteItem.ts';
import { PaletteField } from './PaletteField.tsx';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import { useChooseItem } from './useChooseItem.ts';
import { useFoundThings } from './useFoundThings.ts';
import { useLocalItems } from './useLocalItems.ts';

/** Rows that Page Up and Page Down pass over. */
const pageStep = 6;

/** Which row is next for a key; null for keys of the field. */
function findNextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'PageDown':
      return Math.min(count - 1, index + pageStep);
    case 'PageUp':
      return Math.max(0, index - pageStep);
    default:
      return null;
  }
}

export function PaletteBody({ onClose, ...verbs }: HeaderVerbs & { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { local, recent } = useLocalItems(verbs);
  const found = useFoundThings(typed);
  const sections = orderItems({ local, recent, found: found.items }, typed);
  const items = sections.flatMap((section) => section.items);
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === chosenId),
  );
  const active: ShownItem | undefined = items[at];
  const optionId = (item: ShownItem): string => `${id}-${item.id}`;
  const activeId = active && optionId(active);
  const choose = useChooseItem(onClose);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      return choose(active, event.ctrlKey || event.metaKey);
    }
    const next = findNextIndex(event.key, at, items.length);
    if (next === null) return;
    event.preventDefault();
    setChosenId(items[next]?.id ?? null);
  }

  return (
    <>
      <Box component="h2" id="palette-name" sx={visuallyHidden}>
        {t('name')}
      </Box>
      <PaletteField
        typed={typed}
        onType={(next) => {
          setTyped(next);
          setChosenId(null);
        }}
        listId={`${id}-list`}
        activeId={activeId}
        onKeyDown={press}
        onClose={onClose}
      />
      <PaletteList
        id={`${id}-list`}
        sections={sections}
        active={active}
        optionId={optionId}
        onPoint={(item) => setChosenId(item.id)}
        onChoose={choose}
      />
      <PaletteFoot typed={typed} count={items.length} found={found} />
    </>
  );
}
