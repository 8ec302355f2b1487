/** The field of the palette, with the way out beside it. */
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface PaletteFieldProps {
  typed: string;
  onType: (typed: string) => void;
  listId: string;
  /** The row that Enter chooses. */
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

export function PaletteField({
  typed,
  onType,
  listId,
  activeId,
  onKeyDown,
  onClose,
}: PaletteFieldProps) {
  const { t } = useTranslation('palette');
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        minHeight: 56,
        flexShrink: 0,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <SearchIcon aria-hidden sx={{ color: 'text.secondary', fontSize: '1.25rem' }} />
      <InputBase
        autoFocus
        fullWidth
        value={typed}
        placeholder={t('open')}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': t('field'),
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': activeId,
            autoComplete: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
            maxLength: 120,
            dir: 'auto',
            readOnly: false,
          },
        }}
        sx={{ fontSize: '1.0625rem', '& input': { py: 1.5 } }}
      />
      <ButtonBase
        aria-label={t('close')}
        onClick={onClose}
        sx={{
          px: 0.75,
          minWidth: 36,
          minHeight: 26,
          border: 1,
          borderColor: 'divider',
          borderRadius: '6px',
          color: 'text.secondary',
          fontSize: '0.6875rem',
          fontWeight: 560,
          // Who has no keyboard knows no Esc.
          '& svg': { display: 'none', fontSize: '1.25rem' },
          '@media (pointer: coarse)': {
            minWidth: 44,
            minHeight: 44,
            mr: -1,
            border: 0,
            '& svg': { display: 'block' },
            '& span': { display: 'none' },
          },
        }}
      >
        <span>{t('keys.escape')}</span>
        <CloseIcon />
      </ButtonBase>
    </Box>
  );
}
