// What becomes of interviews at companies when their candidate's account goes: nothing by itself, this only if it is chosen.
import { Checkbox, FormControlLabel, FormHelperText, Stack } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/Panel.tsx';

export interface Chosen {
  withdraw: boolean;
  ask: boolean;
}
export interface InterviewChoicesProps {
  total: number;
  open: number;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

function Choice({
  label,
  help,
  checked,
  onChange,
}: {
  label: string;
  help: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={checked}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={label}
      />
      <FormHelperText id={id} sx={{ ml: 4, mt: 0 }}>
        {help}
      </FormHelperText>
    </div>
  );
}

export function InterviewChoices({ total, open, chosen, onChange }: InterviewChoicesProps) {
  const { t } = useTranslation('ownProfile');
  if (total === 0) return null;
  return (
    <Panel title={t('deletion.interviews')} lead={t('deletion.interviewsLead')}>
      <Stack spacing={1}>
        {open > 0 && (
          <Choice
            label={t('deletion.withdraw', { count: open })}
            help={t('deletion.withdrawHelp')}
            checked={chosen.withdraw}
            onChange={(withdraw) => onChange({ ...chosen, withdraw })}
          />
        )}
        <Choice
          label={t('deletion.ask', { count: total })}
          help={t('deletion.askHelp')}
          checked={chosen.ask}
          onChange={(ask) => onChange({ ...chosen, ask })}
        />
      </Stack>
    </Panel>
  );
}
