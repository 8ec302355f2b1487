// How many candidates are shown, and how to read more of them.
import { Box, Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { CandidatesRead } from './listedCandidates.ts';

export function CandidateTableFoot({ list }: { list: CandidatesRead }) {
  const { t } = useTranslation(['pipeline', 'common']);
  const format = useFormat();
  const { items: rows, more, loading, scanned, askMore } = list;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', px: 2, py: 1.25 }}>
      <Typography variant="body2" color="text.secondary" role="status">
        {loading
          ? t('common:loading')
          : t(more ? 'list.shownMore' : 'list.shown', {
              count: rows.length,
              number: format.number(rows.length),
            })}
        {more &&
          scanned > rows.length &&
          ` · ${t('list.looked', { number: format.number(scanned) })}`}
      </Typography>
      {more && !loading && (
        <Button size="small" onClick={askMore}>
          {t(scanned > rows.length ? 'list.lookFurther' : 'common:actions.loadMore')}
        </Button>
      )}
    </Box>
  );
}
