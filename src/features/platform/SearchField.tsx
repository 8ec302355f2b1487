// A search that the server answers: what is typed goes to the address after a moment's rest.
import { useEffect, useState } from 'react';
import { useLater } from '#ui/reading/useLater.ts';
import { SearchInput } from '#ui/page/SearchInput.tsx';

const restMs = 300;

export function SearchField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const rested = useLater(typed.trim(), restMs);
  useEffect(() => {
    if (rested === typed.trim() && rested !== value) onChange(rested);
    // Only what was typed moves the address; the address moves nothing here.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [rested]);
  return (
    <SearchInput
      label={label}
      value={typed}
      onChange={setTyped}
      maxLength={120}
      sx={{ flex: '1 1 260px', maxWidth: 420 }}
    />
  );
}
