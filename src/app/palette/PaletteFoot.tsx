/** Below the rows: what the search is doing, and which keys there are. What was found is told to those who hear the page. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Keys } from '#ui/commands/Keys.tsx';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';
import { useLater } from '#ui/reading/useLater.ts';
import type { FoundThings } from './useFoundThings.ts';

interface PaletteFootProps {
  typed: string;
  count: number;
  found: FoundThings;
}

/** What is said is said once the list rests, not at each key. */
const restsMs = 500;

export function PaletteFoot({ typed, count, found }: PaletteFootProps) {
  const { t } = useTranslation('palette');
  const words = typed.trim();
  const isEmpty = count === 0 && !found.isSearching;
  const announced = isEmpty ? t('none', { words }) : t('count', { count });
  const later = useLater(found.isSearching ? '' : announced, restsMs);
  return (
    <>
      <Box component="p" role="status" sx={visuallyHidden}>
        {later}
      </Box>
      {isEmpty && (
        <Box sx={{ px: 3, py: 4, textAlign: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {t('none', { words })}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('noneText')}
          </Typography>
        </Box>
      )}
      {found.hasFailed && (
        <Typography variant="body2" color="text.secondary" role="alert" sx={{ px: 2.25, py: 1 }}>
          {t('failed')}
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 2.25,
          minHeight: 36,
          flexShrink: 0,
          // While nothing is listed, its line is the field's.
          mt: '-1px',
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          color: 'text.secondary',
          fontSize: '0.75rem',
          '@media (hover: none)': found.isSearching ? {} : { display: 'none' },
        }}
      >
        <Hint keys={['↑', '↓']} text={t('hints.move')} />
        <Hint keys={['↵']} text={t('hints.choose')} />
        <Hint keys={[t('keys.escape')]} text={t('hints.close')} />
        <Box component="span" sx={{ ml: 'auto' }}>
          {found.isSearching && t('searching')}
        </Box>
      </Box>
    </>
  );
}

/** A key and what it does; for eyes alone, since the field tells it by its role. */
function Hint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-flex',
        gap: 0.75,
        alignItems: 'center',
        '@media (hover: none)': { display: 'none' },
      }}
    >
      <Keys keys={keys} />
      {text}
    </Box>
  );
}
