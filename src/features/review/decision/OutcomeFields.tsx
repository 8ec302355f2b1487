// What is decided, and why: for a rejection what kind of reason, always in a person's own words.
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { outcomes } from '#domain/review/review.ts';
import { RejectReasonField } from '#ui/product/RejectReasonField.tsx';
import { shortestReason, type DecisionMaking } from './useDecision.ts';

interface Props {
  /** The fields are named after it. */
  id: string;
  decision: DecisionMaking;
}

export function OutcomeFields({
  id,
  decision: { outcome, setOutcome, reason, setReason, reasonCode, setReasonCode, tried, problems },
}: Props) {
  const { t } = useTranslation(['review', 'domain']);
  return (
    <>
      <FormControl component="fieldset" error={tried && problems.outcome}>
        <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
          {t('decision.outcome')}
        </FormLabel>
        <RadioGroup
          row
          value={outcome ?? ''}
          onChange={({ target }) =>
            setOutcome(outcomes.find((one) => one === target.value) ?? null)
          }
        >
          {outcomes.map((one, index) => (
            <FormControlLabel
              key={one}
              value={one}
              control={
                <Radio
                  size="small"
                  slotProps={index === 0 ? { input: { id: `${id}-outcome` } } : {}}
                />
              }
              label={t(`domain:outcome.${one}`)}
            />
          ))}
        </RadioGroup>
        {tried && problems.outcome && (
          <FormHelperText>{t('decision.chooseOutcome')}</FormHelperText>
        )}
      </FormControl>
      {outcome === 'reject' && (
        <RejectReasonField
          id={`${id}-code`}
          value={reasonCode}
          onChange={setReasonCode}
          missing={tried && problems.code}
        />
      )}
      <TextField
        id={`${id}-reason`}
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        required
        label={t('decision.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={tried && problems.reason}
        helperText={
          tried && problems.reason
            ? t('decision.reasonShort', { count: shortestReason })
            : t('decision.reasonHelp')
        }
        slotProps={{ htmlInput: { maxLength: 5_000 } }}
      />
    </>
  );
}
