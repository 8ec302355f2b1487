// Skills as chips: type and press Enter, or paste a list.
import { Autocomplete, Chip, TextField } from '@mui/material';
import { useState } from 'react';
import { limits } from '#domain/jobs/kit.ts';
import { parseSkills } from '#features/hiring/draft/edits.ts';

export function SkillChips({
  label,
  hint,
  skills,
  onSkills,
}: {
  label: string;
  hint: string;
  skills: readonly string[];
  onSkills: (skills: string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const add = (text: string): void => {
    setTyped('');
    if (text.trim() !== '') onSkills(parseSkills([...skills, text]));
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[] as string[]}
      value={[...skills]}
      inputValue={typed}
      clearIcon={null}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') {
          if (/[,;\n]$/.test(text)) add(text);
          else setTyped(text);
        }
      }}
      onChange={(_event, next) => {
        setTyped('');
        onSkills(parseSkills(next));
      }}
      onBlur={() => add(typed)}
      renderValue={(values, getItemProps) =>
        values.map((skill, index) => {
          const { key, ...item } = getItemProps({ index });
          return <Chip key={key} size="small" label={<bdi>{skill}</bdi>} {...item} />;
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={hint}
          onPaste={(event) => {
            // Of a whole book only its beginning is looked at for skills.
            const text = event.clipboardData
              .getData('text')
              .slice(0, limits.skillMax * limits.skillsMax * 2);
            if (!/[,;\n]/.test(text)) return;
            event.preventDefault();
            add(typed + text);
          }}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: limits.skillMax * 4 },
          }}
        />
      )}
    />
  );
}
