// The letters of an application: to go with it, to a person before it, and in thanks after an interview.
import { Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { letterKinds } from '#domain/seeker/application.ts';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { LetterEditor } from './LetterEditor.tsx';
import { useApplicationContext } from '#features/jobSeeker/apply/parts/applicationContext.ts';

export function LettersPart() {
  const { t } = useTranslation('applying');
  const { application } = useApplicationContext();
  const [kind, openKind] = useTabParam(letterKinds, 'letter');
  return (
    <Stack spacing={2.5}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        onChange={(_, next: typeof kind | null) => {
          if (next) openKind(next);
        }}
        aria-label={t('letter.kinds')}
        sx={{ flexWrap: 'wrap' }}
      >
        {letterKinds.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`letter.kind.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LetterEditor
        key={kind}
        kind={kind}
        stored={application?.data.content?.letters?.[kind] ?? null}
      />
    </Stack>
  );
}
