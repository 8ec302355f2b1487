// Says that level descriptions, evidence points and follow-ups belong to an earlier question, and offers new ones.
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { Alert, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';

export interface StaleRubricProps {
  number: number;
  isBusy: boolean;
  mayDraft: boolean;
  onDraft: () => void;
  onKeep: () => void;
}

export function StaleRubric({ number, isBusy, mayDraft, onDraft, onKeep }: StaleRubricProps) {
  const { t } = useTranslation('hiring');
  return (
    <Alert severity="warning" role="status" data-testid="stale-rubric" sx={{ mt: 1 }}>
      {t('stale.text')}
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          startIcon={<AutoAwesomeIcon />}
          loading={isBusy}
          loadingPosition="start"
          disabled={!mayDraft}
          aria-label={t('stale.draftFor', { number })}
          onClick={onDraft}
        >
          {t('stale.draft')}
        </Button>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t('stale.keepFor', { number })}
          onClick={onKeep}
        >
          {t('stale.keep')}
        </Button>
      </Stack>
    </Alert>
  );
}
