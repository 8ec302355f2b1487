// Chooses a company by the words of its name; the server finds it.
import { Autocomplete, TextField } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companiesNamedSource } from '#data/platform/companyLists.ts';
import { organizationOf } from '#data/company/organizations.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useLater } from '#ui/reading/useLater.ts';
import { useLive } from '#ui/reading/useLive.ts';

export interface CompanyPickerProps {
  label: string;
  value: string;
  onChange: (orgId: string) => void;
}

export function CompanyPicker(props: CompanyPickerProps) {
  return (
    <Boundary
      fallback={<TextField size="small" label={props.label} disabled sx={{ minWidth: 220 }} />}
    >
      <Picker {...props} />
    </Boundary>
  );
}

function Picker({ label, value, onChange }: CompanyPickerProps) {
  const { t } = useTranslation('superAdmin');
  const [typed, setTyped] = useState('');
  // The list stays while the next one is on its way.
  const words = useDeferredValue(useLater(typed.trim(), 300));
  const found = useLive(companiesNamedSource(words)).items;
  const chosen = useLive(value ? organizationOf(value) : nothing);
  const options = found.map(({ id, data }) => ({ id, name: data.name }));
  const current = value ? { id: value, name: chosen?.data.name ?? value } : null;
  return (
    <Autocomplete
      size="small"
      sx={{ width: { xs: '100%', sm: 300 } }}
      options={
        current && !options.some(({ id }) => id === current.id) ? [current, ...options] : options
      }
      value={current}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      filterOptions={(all) => all}
      noOptionsText={t('picker.none')}
      inputValue={typed || (current?.name ?? '')}
      onInputChange={(_, next, why) => {
        if (why === 'input') setTyped(next);
      }}
      onChange={(_, next) => {
        setTyped('');
        onChange(next?.id ?? '');
      }}
      renderInput={(field) => <TextField {...field} label={label} />}
    />
  );
}

/** No company is chosen. */
const nothing = {
  key: 'platform:noCompany',
  subscribe: (next: (value: null) => void) => {
    next(null);
    return () => undefined;
  },
};
