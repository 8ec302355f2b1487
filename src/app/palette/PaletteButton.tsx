/** The way into the palette by pointer or touch: a field's look where there is room, an icon elsewhere. */
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { showCommandPanel } from '#ui/commands/commandPanel.ts';
import { Keys } from '#ui/commands/Keys.tsx';
import { listPaletteKeys, readPaletteKeyNames } from '#ui/commands/paletteKey.ts';
import { loadCommandPanels } from './loadCommandPanels.ts';

interface PaletteButtonProps {
  /** From which width there is room for words. */
  wordsFrom: 'md' | 'xl';
}

const fetchAhead = (): void => void loadCommandPanels().catch(() => undefined);

export function PaletteButton({ wordsFrom }: PaletteButtonProps) {
  const { t } = useTranslation();
  const withWords = { xs: 'none', [wordsFrom]: 'inline-flex' };
  return (
    <Button
      color="inherit"
      size="small"
      aria-label={t('layout.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts={readPaletteKeyNames()}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => showCommandPanel('palette')}
      sx={{
        minWidth: { xs: 40, [wordsFrom]: 224 },
        px: { xs: 0.75, [wordsFrom]: 1.25 },
        gap: 1,
        justifyContent: { xs: 'center', [wordsFrom]: 'flex-start' },
        color: 'text.secondary',
        fontWeight: 480,
        whiteSpace: 'nowrap',
        border: { xs: 0, [wordsFrom]: 1 },
        borderColor: { [wordsFrom]: 'divider' },
        bgcolor: { [wordsFrom]: 'background.default' },
      }}
    >
      <SearchIcon sx={{ fontSize: { xs: '1.375rem', [wordsFrom]: '1.125rem' } }} />
      <Box component="span" sx={{ display: withWords, flexGrow: 1 }}>
        {t('layout.search')}
      </Box>
      <Box component="span" sx={{ display: withWords }}>
        <Keys keys={listPaletteKeys()} />
      </Box>
    </Button>
  );
}
