// Chooses who is compared: the last to hand in are offered, everybody else by name. Five at most.
import { Autocomplete, TextField, Typography } from '@mui/material';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comparedMost } from '#data/review/compare.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { foundCandidatesSource } from '#data/jobs/candidateSearch.ts';
import { candidatePages } from '#data/jobs/candidatePages.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { everybody } from '#domain/candidate/candidateView.ts';
import type { Stored } from '#domain/base/source.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { useShownName } from '#ui/product/useShownName.ts';

export interface Person {
  uid: string;
  name: string;
}
export interface PeoplePickerProps {
  jobRef: JobRef;
  uid: string;
  chosen: readonly Person[];
  onChange: (uids: string[]) => void;
}

const isIn = ({ data }: Stored<Candidate>): boolean =>
  data.status === 'submitted' || data.status === 'expired';

export function PeoplePicker({ jobRef, uid, chosen, onChange }: PeoplePickerProps) {
  const { t } = useTranslation('review');
  const shown = useShownName();
  const [input, setInput] = useState('');
  const [since] = useState(() => new Date());
  const term = useDeferredValue(input.trim());
  const recent = usePaged(
    candidatePages(jobRef, { ...everybody, sort: 'submitted_desc' }, uid, since),
  );
  const found = valueOf(
    useLive(wrapResult(term.length > 1 ? foundCandidatesSource(jobRef, term) : null)),
  );
  const options = useMemo(() => {
    const seen = new Map<string, Person>(chosen.map((person) => [person.uid, person]));
    for (const session of [...(term.length > 1 ? (found?.items ?? []) : []), ...recent.items])
      if (isIn(session) && !seen.has(session.id))
        seen.set(session.id, { uid: session.id, name: shown(session.data.displayName) });
    return [...seen.values()];
  }, [chosen, found, recent.items, shown, term]);
  // The same people stay the same value while more becomes known about them: else the field would be emptied under the typing hand.
  const names = JSON.stringify(chosen.map((person) => [person.uid, person.name]));
  const value = useMemo(
    () =>
      (JSON.parse(names) as [string, string][]).map(([id, name]): Person => ({ uid: id, name })),
    [names],
  );
  const isFull = chosen.length >= comparedMost;
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      disableCloseOnSelect
      options={options}
      value={value}
      inputValue={input}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset') setInput(text);
      }}
      loading={recent.loading || (term.length > 1 && !found)}
      onChange={(_event, people) =>
        onChange(people.map((person) => person.uid).slice(0, comparedMost))
      }
      isOptionEqualToValue={(a, b) => a.uid === b.uid}
      getOptionKey={(person) => person.uid}
      getOptionLabel={(person) => person.name}
      getOptionDisabled={() => isFull}
      noOptionsText={t('compare.nobody')}
      loadingText={t('compare.loading')}
      sx={{ maxWidth: 720, displayPrint: 'none' }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('compare.people')}
          helperText={
            isFull
              ? t('compare.full', { count: comparedMost })
              : t('compare.peopleHelp', { count: comparedMost })
          }
        />
      )}
      renderOption={({ key, ...props }, person) => (
        <Typography component="li" key={key} {...props}>
          {person.name}
        </Typography>
      )}
    />
  );
}
