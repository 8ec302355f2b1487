// A few short words, each a chip: Enter adds one, Backspace takes the last away. Saved with each change.
import { Autocomplete, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveState, type Saved } from '#ui/page/SaveState.tsx';

export interface SavedListProps {
  label: string;
  help: string;
  value: readonly string[];
  maxItems: number;
  maxLength: number;
  save: (items: string[]) => Promise<void>;
}

export function SavedList({ label, help, value, maxItems, maxLength, save }: SavedListProps) {
  const { t } = useTranslation('ownProfile');
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<Saved | null>(null);
  const [typed, setTyped] = useState('');
  async function change(next: readonly string[]): Promise<void> {
    const items = [...new Set(next.map((item) => item.trim()).filter((item) => item !== ''))];
    const wrong =
      items.length > maxItems
        ? t('about.tooMany', { max: maxItems })
        : items.some((item) => item.length > maxLength)
          ? t('about.tooLong', { max: maxLength })
          : null;
    setProblem(wrong);
    if (wrong) return;
    setTyped('');
    setState(navigator.onLine ? 'sending' : 'onDevice');
    await save(items).then(
      () => setState('confirmed'),
      (error: unknown) => {
        console.error(error);
        setState('refused');
      },
    );
  }
  return (
    <Stack>
      <Autocomplete<string, true, true, true>
        multiple
        freeSolo
        disableClearable
        options={[]}
        value={[...value]}
        inputValue={typed}
        onInputChange={(_, next, reason) => {
          if (reason !== 'reset') setTyped(next);
        }}
        onChange={(_, next) => void change(next)}
        onBlur={() => {
          if (typed.trim() !== '') void change([...value, typed]);
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            error={problem !== null}
            helperText={problem ?? help}
          />
        )}
      />
      <SaveState state={state} />
    </Stack>
  );
}
