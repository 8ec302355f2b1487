// Step 1: the job in a few words, and the description it came from.
import {
  Box,
  Button,
  Collapse,
  FormControl,
  InputLabel,
  MenuItem,
  Select,
  Stack,
  TextField,
} from '@mui/material';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { kindOf } from '#domain/jobs/answering.ts';
import { limits } from '#domain/jobs/kit.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { patch, type Edit } from '#features/hiring/draft/edits.ts';
import { KindPicker } from '#features/hiring/newJob/KindPicker.tsx';
import { ids } from '#features/hiring/draft/problemTarget.ts';
import { SkillChips } from '#features/hiring/newJob/SkillChips.tsx';
import { StepSection } from './StepSection.tsx';

export const JobSection = memo(function JobSection({
  content,
  change,
}: {
  content: DraftContent;
  change: (edit: Edit) => void;
}) {
  const { t } = useTranslation('hiring');
  const { title, level, mustHave, niceToHave, description, language } = content;
  return (
    <StepSection step="job">
      <Stack spacing={2.5}>
        <KindPicker value={kindOf(content)} onKind={(type) => change(patch({ type }))} />
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'minmax(0, 2fr) minmax(0, 1fr) 150px',
            },
          }}
        >
          <TextField
            id={ids.title}
            label={t('job.title')}
            required
            value={title}
            error={title.trim() === ''}
            helperText={title.trim() === '' ? t('problem.titleMissing') : undefined}
            onChange={(event) => change(patch({ title: event.target.value }))}
            slotProps={{ htmlInput: { maxLength: limits.titleMax, dir: 'auto' } }}
          />
          <TextField
            label={t('job.level')}
            value={level}
            onChange={(event) => change(patch({ level: event.target.value }))}
            slotProps={{ htmlInput: { maxLength: 60, dir: 'auto' } }}
          />
          <FormControl>
            <InputLabel id="draft-language">{t('job.language')}</InputLabel>
            <Select
              labelId="draft-language"
              label={t('job.language')}
              value={languages.find((known) => known === language) ?? 'en'}
              onChange={(event) => change(patch({ language: event.target.value }))}
            >
              {languages.map((known) => (
                <MenuItem key={known} value={known}>
                  {languageNames[known]}
                </MenuItem>
              ))}
            </Select>
          </FormControl>
        </Box>
        <SkillChips
          label={t('job.mustHave')}
          hint={t('job.skillsHint')}
          skills={mustHave}
          onSkills={(skills) => change(patch({ mustHave: skills }))}
        />
        <SkillChips
          label={t('job.niceToHave')}
          hint={t('job.skillsHint')}
          skills={niceToHave}
          onSkills={(skills) => change(patch({ niceToHave: skills }))}
        />
        <JobDescription description={description} change={change} />
      </Stack>
    </StepSection>
  );
});

function JobDescription({
  description,
  change,
}: {
  description: string;
  change: (edit: Edit) => void;
}) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const [isShown, setShown] = useState(false);
  return (
    <Box>
      <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? t('job.hideDescription') : t('job.showDescription')}
      </Button>
      <Collapse in={isShown} mountOnEnter unmountOnExit>
        <TextField
          label={t('new.description')}
          value={description}
          multiline
          minRows={6}
          maxRows={20}
          fullWidth
          sx={{ mt: 1.5 }}
          slotProps={{ htmlInput: { maxLength: limits.descriptionMax, dir: 'auto' } }}
          helperText={t('new.length', {
            used: format.number(description.length),
            limit: format.number(limits.descriptionMax),
          })}
          onChange={(event) => change(patch({ description: event.target.value }))}
        />
      </Collapse>
    </Box>
  );
}
