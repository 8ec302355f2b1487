// A line of one's own for an ability that the resume does not name: written here, kept in the resume, read again at once.
import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLongestAt } from '#domain/resume/resumePaths.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useTyped } from '#ui/reading/useTyped.ts';

export interface AddLineProps {
  /** What was typed is kept under this name. */
  draftKey: string;
  ability: string;
  resume: ParsedResume;
  /** Keeps the words at the end of a list of the resume ("skills", "experience.0.bullets"). */
  save: (list: string, words: string) => Promise<void>;
}

export function AddLine({ draftKey, ability, resume, save }: AddLineProps) {
  const { t } = useTranslation(['ownResume', 'common']);
  const [words, setWords] = useTyped(draftKey);
  const [isOpen, open] = useState(words !== '');
  const [tried, setTried] = useState(false);
  const lists = [
    ...resume.experience.map((job, index) => ({
      path: `experience.${index}.bullets`,
      label:
        [job.title, job.employer].filter(Boolean).join(', ') ||
        t('fit.add.job', { number: index + 1 }),
    })),
    { path: 'skills', label: t('fit.add.skills') },
  ];
  const [list, setList] = useState(lists[0]?.path ?? 'skills');
  const [keep, { pending }] = useAction(async () => {
    await save(list, words.trim());
    setWords('');
    open(false);
  });
  if (!isOpen)
    return (
      <Button
        size="small"
        variant="outlined"
        aria-label={t('fit.add.openFor', { name: ability })}
        onClick={() => open(true)}
        sx={{ mt: 0.5 }}
      >
        {t('fit.add.open')}
      </Button>
    );
  const isEmpty = tried && words.trim() === '';
  return (
    <Stack
      component="form"
      noValidate
      spacing={1.5}
      sx={{ mt: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (words.trim() !== '') void keep();
      }}
    >
      <TextField
        size="small"
        fullWidth
        multiline
        autoFocus
        label={t('fit.add.words', { name: ability })}
        value={words}
        onChange={({ target }) => setWords(target.value.replaceAll('\n', ' '))}
        error={isEmpty}
        helperText={t(isEmpty ? 'fit.add.empty' : 'fit.add.help')}
        slotProps={{
          htmlInput: {
            maxLength: readLongestAt(list === 'skills' ? 'skills.0' : 'experience.0.bullets.0'),
            dir: 'auto',
          },
        }}
      />
      <WhereField list={list} setList={setList} lists={lists} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" type="submit" variant="contained" loading={pending}>
          {t('fit.add.save')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            setWords('');
            open(false);
          }}
        >
          {t('common:actions.cancel')}
        </Button>
      </Box>
    </Stack>
  );
}

/** Where in the resume the line goes. */
function WhereField({
  list,
  setList,
  lists,
}: {
  list: string;
  setList: (next: string) => void;
  lists: readonly { path: string; label: string }[];
}) {
  const { t } = useTranslation(['ownResume', 'common']);
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={t('fit.add.where')}
      value={list}
      onChange={({ target }) => setList(target.value)}
    >
      {lists.map(({ path, label }) => (
        <MenuItem key={path} value={path} sx={{ whiteSpace: 'normal' }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
