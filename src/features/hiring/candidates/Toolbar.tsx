// What is shown and how: search, filters, order, saved filters, table or board, export.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { SavedFilters } from './SavedFilters.tsx';
import type { ViewState } from './useCandidateView.ts';
import { ListFilters } from './ListFilters.tsx';
import { ShapeSwitch } from './ShapeSwitch.tsx';

interface Props {
  orgId: string;
  uid: string;
  state: ViewState;
  term: string;
  search: (term: string) => void;
  onExport: () => void;
}

export function Toolbar({
  orgId,
  uid,
  state: { view, shape, onViewChange, reshape },
  term,
  search,
  onExport,
}: Props) {
  const { t } = useTranslation(['pipeline', 'domain']);
  const isBoard = shape === 'board';
  return (
    <Stack spacing={1.5} sx={{ px: { xs: 2, sm: 3 }, pb: 2 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ShapeSwitch shape={shape} reshape={reshape} />
        <Box sx={{ flexGrow: 1 }} />
        {!isBoard && (
          <SavedFilters orgId={orgId} uid={uid} view={view} onViewChange={onViewChange} />
        )}
        <Button startIcon={<DownloadIcon />} onClick={onExport}>
          {t('export.button')}
        </Button>
      </Stack>
      {!isBoard && (
        <ListFilters view={view} onViewChange={onViewChange} term={term} search={search} />
      )}
    </Stack>
  );
}
