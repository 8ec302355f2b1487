// Why a candidate goes where a decision is needed: for a rejection what kind of reason, always a sentence.
import { Link as MuiLink, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RejectReasonField } from '#ui/product/RejectReasonField.tsx';
import { shortestReason, type StageDecision } from './useStageDecision.ts';

interface Props {
  /** The fields are named after it. */
  id: string;
  /** The address of the candidate's page. */
  page: string;
  decision: StageDecision;
}

export function ReasonFields({
  id,
  page,
  decision: { outcome, reason, setReason, reasonCode, setReasonCode, tried, isShort, lacksCode },
}: Props) {
  const { t } = useTranslation('pipeline');
  return (
    <>
      {outcome === 'reject' && (
        <RejectReasonField
          id={`${id}-code`}
          value={reasonCode}
          onChange={setReasonCode}
          missing={tried && lacksCode}
        />
      )}
      <TextField
        id={`${id}-reason`}
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        required
        autoFocus
        label={t('decide.reason')}
        value={reason}
        onChange={({ target: field }) => setReason(field.value)}
        error={tried && isShort}
        helperText={
          tried && isShort ? t('decide.short', { count: shortestReason }) : t('decide.help')
        }
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
      />
      <Typography variant="body2" color="text.secondary">
        {t('decide.untold')}{' '}
        <MuiLink component={Link} to={page}>
          {t('decide.openPage')}
        </MuiLink>
      </Typography>
    </>
  );
}
