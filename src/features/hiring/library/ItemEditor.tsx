// Writes an entry of the library. What is typed survives a reload; what somebody else saved meanwhile is not overwritten.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { libraryLimits, type LibraryEntry, type LibraryItem } from '#domain/jobs/library.ts';
import type { Stored } from '#domain/base/source.ts';
import { languageNames, languages } from '#i18n/languages.ts';
import { CompetencyFields } from './CompetencyFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import type { ItemForm } from './itemForm.ts';
import { useItemForm } from './useItemForm.ts';

interface Props {
  uid: string;
  orgId: string;
  item: Stored<LibraryItem> | null;
  entry: LibraryEntry;
  onClose: () => void;
}

export function ItemEditor({ uid, orgId, item, entry, onClose }: Props) {
  const { t } = useTranslation(['library', 'hiring', 'common', 'faults']);
  const id = useId();
  const { value, set, showsMissing, isIncomplete, fault, pending, submit, close } = useItemForm(
    uid,
    orgId,
    item,
    entry,
    onClose,
  );
  const { question, competency } = value;

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>
        {t(
          item
            ? `editor.${entry.kind}`
            : entry.kind === 'competency'
              ? 'editor.newCompetency'
              : 'editor.newQuestion',
        )}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          {fault && (
            <Alert severity="error" role="alert">
              {t(`faults:${fault.code}`, fault.values)}
            </Alert>
          )}
          {isIncomplete && (
            <Alert severity="warning" role="alert">
              {t('editor.incomplete')}
            </Alert>
          )}
          {entry.kind === 'interview' && (
            <TextField
              label={t('fields.title')}
              value={value.title}
              required
              error={showsMissing && value.title.trim() === ''}
              helperText={t('editor.interviewText')}
              onChange={(event) => set({ ...value, title: event.target.value })}
              slotProps={{ htmlInput: { maxLength: libraryLimits.titleMax, dir: 'auto' } }}
            />
          )}
          {question && (
            <QuestionFields
              question={question}
              showsMissing={showsMissing}
              onQuestion={(next) => set({ ...value, question: next })}
            />
          )}
          {competency && (
            <CompetencyFields
              competency={competency}
              showsMissing={showsMissing}
              onCompetency={(next) => set({ ...value, competency: next })}
            />
          )}
          <TagsAndLanguage value={value} onValue={set} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('common:actions.cancel')}</Button>
        <Button variant="contained" loading={pending} onClick={() => void submit()}>
          {t('common:actions.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function TagsAndLanguage({
  value,
  onValue,
}: {
  value: ItemForm;
  onValue: (value: ItemForm) => void;
}) {
  const { t } = useTranslation('library');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        label={t('fields.tags')}
        helperText={t('fields.tagsHint')}
        value={value.tags}
        onChange={(event) => onValue({ ...value, tags: event.target.value })}
        sx={{ flex: 1 }}
        slotProps={{ htmlInput: { maxLength: 400, dir: 'auto' } }}
      />
      <TextField
        select
        label={t('language')}
        value={languages.find((known) => known === value.language) ?? 'en'}
        onChange={(event) => onValue({ ...value, language: event.target.value })}
        sx={{ minWidth: 160 }}
      >
        {languages.map((language) => (
          <MenuItem key={language} value={language}>
            {languageNames[language]}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
