// The languages somebody speaks, each with a level in plain words.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { saveSeekerProfile } from '#data/seeker/seekerProfile.ts';
import { languageLevels, seekerLimits, type SeekerProfile } from '#domain/seeker/seekerProfile.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';

type Spoken = NonNullable<SeekerProfile['languages']>[number];
export function Languages({ uid, languages }: { uid: string; languages: readonly Spoken[] }) {
  const { t } = useTranslation('ownProfile');
  const [save, { pending }] = useAction((next: Spoken[]) =>
    saveSeekerProfile(uid, { languages: next }).then(() => true),
  );

  return (
    <Panel title={t('about.languages')}>
      {languages.length === 0 ? (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('about.languagesNone')}
        </Typography>
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0, mb: 3 }}>
          {languages.map((one) => (
            <LanguageRow key={one.name} one={one} save={save} languages={languages} />
          ))}
        </Stack>
      )}
      <AddLanguage languages={languages} save={save} pending={pending} />
    </Panel>
  );
}

interface LanguageRowProps {
  one: Spoken;
  save: (next: Spoken[]) => Promise<unknown>;
  languages: readonly Spoken[];
}

/** One language and its level. */
function LanguageRow({ one, save, languages }: LanguageRowProps) {
  const { t } = useTranslation('ownProfile');
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: 'center', flexWrap: 'wrap' }}
    >
      <Typography dir="auto" sx={{ flex: '1 1 8rem', overflowWrap: 'anywhere' }}>
        {one.name}
      </Typography>
      <LevelField
        label={`${t('about.level')}: ${one.name}`}
        value={one.level}
        onChange={(next) =>
          void save(languages.map((other) => (other === one ? { ...one, level: next } : other)))
        }
      />
      <IconButton
        aria-label={t('about.removeLanguage', { name: one.name })}
        onClick={() => void save(languages.filter((other) => other !== one))}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

interface AddLanguageProps {
  languages: readonly Spoken[];
  save: (next: Spoken[]) => Promise<unknown>;
  pending: boolean;
}

/** One more language. */
function AddLanguage({ languages, save, pending }: AddLanguageProps) {
  const { t } = useTranslation('ownProfile');
  const [name, setName] = useState('');
  const [level, setLevel] = useState<Spoken['level']>('working');
  const [problem, setProblem] = useState<string | null>(null);

  /** Why a language cannot be added; null when it can. */
  function findProblem(called: string): string | null {
    if (called === '') return t('about.languageMissing');
    if (called.length > seekerLimits.short) return t('about.tooLong', { max: seekerLimits.short });
    if (languages.some((one) => one.name.toLowerCase() === called.toLowerCase()))
      return t('about.languageTwice');
    if (languages.length >= seekerLimits.languages)
      return t('about.languagesFull', { max: seekerLimits.languages });
    return null;
  }

  async function add(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const called = name.trim();
    const wrong = findProblem(called);
    setProblem(wrong);
    if (wrong === null && (await save([...languages, { name: called, level }]))) setName('');
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => void add(event)}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
      >
        <TextField
          size="small"
          label={t('about.language')}
          value={name}
          error={problem !== null}
          helperText={problem}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(null);
          }}
          sx={{ flex: '1 1 10rem' }}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <LevelField label={t('about.level')} value={level} onChange={setLevel} />
        <Button
          type="submit"
          variant="outlined"
          loading={pending}
          sx={{ minHeight: 40, alignSelf: problem ? 'center' : 'flex-end' }}
        >
          {t('about.addLanguage')}
        </Button>
      </Stack>
    </Box>
  );
}

interface LevelFieldProps {
  label: string;
  value: Spoken['level'];
  onChange: (next: Spoken['level']) => void;
}

/** How well a language is spoken. */
function LevelField({ label, value, onChange }: LevelFieldProps) {
  const { t } = useTranslation('ownProfile');
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) =>
        onChange(languageLevels.find((one) => one === target.value) ?? value)
      }
      sx={{ minWidth: 140 }}
    >
      {languageLevels.map((one) => (
        <MenuItem key={one} value={one}>
          {t(`about.levels.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
