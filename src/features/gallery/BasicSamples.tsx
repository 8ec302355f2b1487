// Mark, switches, type and colours.
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#i18n/languages.ts';
import { LanguageSwitch } from '#ui/theme/LanguageSwitch.tsx';
import { Logo } from '#ui/theme/Logo.tsx';
import { ThemeSwitch } from '#ui/theme/ThemeSwitch.tsx';

const variants = [
  'display',
  'h1',
  'h2',
  'h3',
  'h4',
  'lead',
  'body1',
  'body2',
  'caption',
  'overline',
] as const;
const fills = ['neutral', 'primary', 'success', 'warning', 'error'] as const;
const accents = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;
const inks = ['text.primary', 'text.secondary', 'text.disabled'] as const;

export function BrandSamples() {
  const [language, setLanguage] = useState<Language>('en');
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Logo />
      <Logo height={36} />
      <Logo compact height={32} />
      <LanguageSwitch value={language} onChange={setLanguage} />
      <ThemeSwitch />
    </Stack>
  );
}

export function TypeSamples() {
  const { t } = useTranslation('gallery');
  return (
    <Stack spacing={1.5}>
      {variants.map((variant) => (
        <Box
          key={variant}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '88px minmax(0, 1fr)' },
            alignItems: 'baseline',
            gap: { xs: 0, sm: 2 },
          }}
        >
          <Typography variant="caption" color="text.secondary">
            {variant}
          </Typography>
          <Typography variant={variant} component="p">
            {t('sample.text')}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}

export function ColourSamples() {
  const { t } = useTranslation('gallery');
  const tile = { px: 1.5, py: 1, borderRadius: 1, typography: 'body2' } as const;
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 1 }}
    >
      {accents.map((name) => (
        <Box key={name} sx={{ ...tile, bgcolor: `${name}.main`, color: `${name}.contrastText` }}>
          {name}
        </Box>
      ))}
      {fills.map((name) => (
        <Box
          key={name}
          sx={{ ...tile, bgcolor: `soft.${name}.bg`, color: `soft.${name}.text` }}
        >{`soft.${name}`}</Box>
      ))}
      {inks.map((name) => (
        <Box
          key={name}
          sx={{
            ...tile,
            bgcolor: 'background.paper',
            color: name,
            border: '1px solid',
            borderColor: 'divider',
          }}
        >
          {name}
        </Box>
      ))}
      <Box sx={{ ...tile, bgcolor: 'background.sunken' }}>background.sunken</Box>
      <Box sx={{ ...tile, border: '1px solid', borderColor: 'line.strong' }}>line.strong</Box>
      <Box
        sx={{
          ...tile,
          bgcolor: 'evidence.main',
          color: 'evidence.contrastText',
          borderBottom: '2px solid',
          borderColor: 'evidence.line',
        }}
      >
        evidence.main
      </Box>
      <Box
        sx={{
          ...tile,
          bgcolor: 'evidence.active',
          color: 'evidence.contrastText',
          borderBottom: '3px solid',
          borderColor: 'evidence.line',
        }}
      >
        evidence.active
      </Box>
      <Typography variant="caption" color="text.secondary" sx={{ gridColumn: '1 / -1' }}>
        {t('sample.text')}
      </Typography>
    </Box>
  );
}
