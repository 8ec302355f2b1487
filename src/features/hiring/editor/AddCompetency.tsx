// One more competency, and the sum of the weights with a button that balances them.
import AddIcon from '@mui/icons-material/Add';
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { limits } from '#domain/jobs/kit.ts';
import {
  balance,
  createBlankCompetency,
  putCompetency,
  type Edit,
} from '#features/hiring/draft/edits.ts';
import { ids } from '#features/hiring/draft/problemTarget.ts';
import { useFormat } from '#i18n/useFormat.ts';

interface Props {
  content: DraftContent;
  change: (edit: Edit) => void;
  sum: number;
  onPick: () => void;
}

export function AddCompetency({ content, change, sum, onPick }: Props) {
  const { t } = useTranslation(['hiring', 'library']);
  const format = useFormat();
  const { competencies } = content;
  const hasNoWeight = competencies.some(({ weight }) => weight < limits.weightMin);
  const isFull = competencies.length >= limits.competenciesMax;

  function add(): void {
    const competency = createBlankCompetency(content);
    change(putCompetency(competency, competencies.length));
    setTimeout(() => document.getElementById(ids.competency(competency.id))?.focus(), 0);
  }
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ mt: 2.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Button id={ids.addCompetency} startIcon={<AddIcon />} onClick={add} disabled={isFull}>
        {t('competencies.add')}
      </Button>
      <Button onClick={onPick} disabled={isFull}>
        {t('library:pick.competency')}
      </Button>
      {isFull && (
        <Typography variant="body2" color="text.secondary">
          {t('competencies.full', { count: limits.competenciesMax })}
        </Typography>
      )}
      {competencies.length > 0 && (
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Typography
            role="status"
            data-testid="weight-sum"
            sx={{ fontWeight: 600, color: sum === 100 ? 'success.main' : 'error.main' }}
          >
            {t('competencies.sum', { sum: format.number(sum) })}
          </Typography>
          <Button
            id={ids.balance}
            variant="outlined"
            size="small"
            disabled={sum === 100 && !hasNoWeight}
            onClick={() => change(balance)}
          >
            {t('competencies.balance')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
