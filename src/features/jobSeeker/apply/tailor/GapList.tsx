// What the job asks for and the resume does not hold, and what it lists but no line of work shows. Shown, never added.
import { Box, Chip, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { TailorReply } from '#ai/tasks/tailorResume.ts';

export function GapList({ tailored: { open, unshown } }: { tailored: TailorReply }) {
  const { t } = useTranslation('applying');
  const group = (name: 'open' | 'unshown', items: readonly string[]) =>
    items.length > 0 && (
      <Box component="section" data-testid={`gaps-${name}`} aria-label={t(`gap.${name}`)}>
        <Typography variant="subtitle2" component="h3">
          {t(`gap.${name}`)}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {t(`gap.${name}Text`)}
        </Typography>
        <Stack
          component="ul"
          direction="row"
          useFlexGap
          spacing={0.75}
          sx={{ m: 0, p: 0, listStyle: 'none', flexWrap: 'wrap' }}
        >
          {items.map((item) => (
            <li key={item}>
              <Chip size="small" variant="outlined" label={item} />
            </li>
          ))}
        </Stack>
      </Box>
    );
  if (open.length === 0 && unshown.length === 0) return null;
  return (
    <Stack spacing={2} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      {group('open', open)}
      {group('unshown', unshown)}
    </Stack>
  );
}
