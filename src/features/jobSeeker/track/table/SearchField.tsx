// Finds jobs by words.
import { useTranslation } from 'react-i18next';
import { SearchInput } from '#ui/page/SearchInput.tsx';

export const page = 60;

/** Finds jobs by words. */
export function SearchField({
  words,
  setWords,
  setMost,
}: {
  words: string;
  setWords: (next: string) => void;
  setMost: (next: number) => void;
}) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <SearchInput
      label={t('table.search')}
      value={words}
      onChange={(next) => {
        setWords(next);
        setMost(page);
      }}
      sx={{ flex: '1 1 220px' }}
    />
  );
}
