// What differs between two states of a tier, in words.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { changesNothing, type TierChange } from '#domain/platform/tierDraft.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLimit } from '#ui/product/useLimit.ts';

export function TierChangeList({ change }: { change: TierChange }) {
  const { t } = useTranslation(['system', 'platform']);
  const format = useFormat();
  const { limit } = useLimit();
  if (changesNothing(change)) return <Typography variant="body2">{t('change.none')}</Typography>;
  const flags = (list: typeof change.gained): string =>
    format.list(list.map((flag) => t(`platform:system.flags.${flag}`)));
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {change.limits.map((one) => (
        <li key={one.limit}>
          <Typography variant="body2">
            {t('change.limit', {
              name: t(`platform:system.limits.${one.limit}`),
              before: limit(one.before),
              after: limit(one.after),
            })}
          </Typography>
        </li>
      ))}
      {change.gained.length > 0 && (
        <li>
          <Typography variant="body2">
            {t('change.gained', { flags: flags(change.gained) })}
          </Typography>
        </li>
      )}
      {change.lost.length > 0 && (
        <li>
          <Typography variant="body2">{t('change.lost', { flags: flags(change.lost) })}</Typography>
        </li>
      )}
      {change.renamed && (
        <li>
          <Typography variant="body2">{t('change.renamed')}</Typography>
        </li>
      )}
      {change.priced && (
        <li>
          <Typography variant="body2">{t('change.priced')}</Typography>
        </li>
      )}
    </Box>
  );
}
