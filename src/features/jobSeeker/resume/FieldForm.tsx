// Every field of a resume, found or not: to be corrected, added to and removed.
import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { readLabel, readWordsAt } from '#domain/resume/resumePaths.ts';
import { ChipsField } from './ChipsField.tsx';
import { OneField } from './OneField.tsx';
import type { ResumeEditing } from './resumeEditing.ts';

const two = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
const entry = { borderLeft: 3, borderColor: 'divider', pl: { xs: 1.5, sm: 2 } } as const;

function Entry({
  editing,
  part,
  index,
}: {
  editing: ResumeEditing;
  part: 'experience' | 'education';
  index: number;
}) {
  const { t } = useTranslation(['ownResume', 'domain']);
  const { draft } = editing;
  const path = `${part}.${index}`;
  const title = t(`domain:resume.part.${part}`, { number: index + 1 });
  const removeLabel = t('entry.removeNamed', {
    name:
      [
        readWordsAt(draft.resume, `${path}.title`),
        readWordsAt(draft.resume, `${path}.degree`),
      ].find(Boolean) ?? title,
  });
  const isCurrent = readWordsAt(draft.resume, `${path}.current`) === 'true';
  const fields =
    part === 'experience'
      ? (['title', 'employer', 'start', 'end'] as const)
      : (['degree', 'school', 'startYear', 'endYear'] as const);
  const bullets = part === 'experience' ? (draft.resume.experience[index]?.bullets ?? []) : [];
  return (
    <Box role="group" aria-label={title} sx={entry} data-entry={path}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="subtitle2" component="h4">
          {title}
        </Typography>
        <Button
          size="small"
          color="inherit"
          aria-label={removeLabel}
          onClick={() => draft.remove(path, readLabel(draft.resume, path))}
        >
          {t('entry.remove')}
        </Button>
      </Stack>
      <Box sx={two}>
        {fields.map((name) => (
          <OneField
            key={name}
            editing={editing}
            path={`${path}.${name}`}
            label={t(`domain:resume.field.${name}`)}
            disabled={name === 'end' && isCurrent}
          />
        ))}
      </Box>
      {part === 'experience' && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isCurrent}
              onChange={(event) => draft.set(`${path}.current`, event.target.checked ? 'true' : '')}
            />
          }
          label={t('entry.current')}
        />
      )}
      {part === 'experience' && (
        <BulletFields bullets={bullets} editing={editing} path={path} draft={draft} />
      )}
    </Box>
  );
}

interface BulletFieldsProps {
  bullets: readonly string[];
  editing: ResumeEditing;
  path: string;
  draft: ResumeEditing['draft'];
}

/** What was done in a job, line by line. */
function BulletFields({ bullets, editing, path, draft }: BulletFieldsProps) {
  const { t } = useTranslation(['ownResume', 'domain']);
  return (
    <Stack spacing={1.25} sx={{ mt: 1 }}>
      {bullets.map((_, at) => (
        <OneField
          key={at}
          editing={editing}
          path={`${path}.bullets.${at}`}
          label={t('entry.bullet', { number: at + 1 })}
          multiline
          removeLabel={t('entry.removeBullet', { number: at + 1 })}
        />
      ))}
      {bullets.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('entry.noBullets')}
        </Typography>
      )}
      <Box>
        <Button size="small" onClick={() => draft.add(`${path}.bullets`)}>
          {t('entry.addBullet')}
        </Button>
      </Box>
    </Stack>
  );
}

export function FieldForm({ editing }: { editing: ResumeEditing }) {
  const { t } = useTranslation(['ownResume', 'domain']);
  const { draft } = editing;
  const part = (name: 'experience' | 'education') => (
    <Stack spacing={2.5} component="section" aria-labelledby={`own-${name}`}>
      <Typography variant="h4" component="h3" id={`own-${name}`}>
        {t(`section.${name}`)}
      </Typography>
      {draft.resume[name].length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('place.notFound')}
        </Typography>
      )}
      {draft.resume[name].map((_, index) => (
        <Entry key={index} editing={editing} part={name} index={index} />
      ))}
      <Box>
        <Button size="small" variant="outlined" onClick={() => draft.add(name)}>
          {t(`entry.add.${name}`)}
        </Button>
      </Box>
    </Stack>
  );
  return (
    <Stack spacing={3.5} data-testid="resume-fields">
      <Stack spacing={1.5} component="section" aria-labelledby="own-contact">
        <Typography variant="h4" component="h3" id="own-contact">
          {t('section.contact')}
        </Typography>
        <Box sx={two}>
          {(['name', 'headline', 'email', 'phone', 'location'] as const).map((name) => (
            <OneField
              key={name}
              editing={editing}
              path={name}
              label={t(`domain:resume.field.${name}`)}
            />
          ))}
        </Box>
        <OneField
          editing={editing}
          path="summary"
          label={t('domain:resume.field.summary')}
          multiline
        />
        <ChipsField editing={editing} list="links" />
      </Stack>
      {part('experience')}
      {part('education')}
      <Stack spacing={2.5} component="section" aria-labelledby="own-more">
        <Typography variant="h4" component="h3" id="own-more">
          {t('section.more')}
        </Typography>
        {(['skills', 'languages', 'certifications'] as const).map((list) => (
          <ChipsField key={list} editing={editing} list={list} />
        ))}
      </Stack>
    </Stack>
  );
}
