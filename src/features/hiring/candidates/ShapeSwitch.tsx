// Shows the candidates as a table or as a board.
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import BoardIcon from '@mui/icons-material/ViewKanbanOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ViewState } from './useCandidateView.ts';

export function ShapeSwitch({ shape, reshape }: Pick<ViewState, 'shape' | 'reshape'>) {
  const { t } = useTranslation('pipeline');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={shape}
      aria-label={t('shape.label')}
      onChange={(_, next: 'table' | 'board' | null) => {
        if (next) reshape(next);
      }}
    >
      <ToggleButton value="table" sx={{ gap: 0.75, px: 1.5 }}>
        <TableIcon fontSize="small" />
        {t('shape.table')}
      </ToggleButton>
      <ToggleButton value="board" sx={{ gap: 0.75, px: 1.5 }}>
        <BoardIcon fontSize="small" />
        {t('shape.board')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
