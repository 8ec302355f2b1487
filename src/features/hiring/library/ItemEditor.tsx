// Writes an entry of the library. What is typed survives a reload; what somebody else saved meanwhile is not overwritten.
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { addToLibrary, changeInLibrary } from '#data/jobs/library.ts';
import {
  CompetencyBody,
  KeptQuestion,
  QuestionBody,
  libraryLimits,
  tagsFrom,
  type LibraryEntry,
  type LibraryItem,
} from '#domain/jobs/library.ts';
import { limits } from '#domain/jobs/kit.ts';
import type { Stored } from '#domain/base/source.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { WholeNumberField } from '#features/hiring/parts/WholeNumberField.tsx';
import { languageNames, languages } from '#i18n/languages.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { blankKept, isComplete } from './blankEntry.ts';
import { KeptQuestionFields } from './KeptQuestionFields.tsx';

const Loose = KeptQuestion.extend({ text: z.string().max(limits.questionMax) });
const Form = z.object({
  title: z.string(),
  tags: z.string(),
  language: z.string(),
  question: QuestionBody.extend({ text: z.string().max(limits.questionMax) }).nullable(),
  competency: CompetencyBody.extend({
    name: z.string().max(limits.competencyNameMax),
    questions: z.array(Loose),
  }).nullable(),
});
type Form = z.infer<typeof Form>;

function formOf(entry: LibraryEntry): Form {
  return {
    title: entry.title,
    tags: entry.tags.join(', '),
    language: entry.language,
    question: entry.kind === 'question' ? entry.body : null,
    competency: entry.kind === 'competency' ? entry.body : null,
  };
}

function entryOf(
  { title, tags, language, question, competency }: Form,
  before: LibraryEntry,
): LibraryEntry | null {
  const shared = { tags: tagsFrom([tags]), language };
  if (question)
    return isComplete(question)
      ? {
          kind: 'question',
          ...shared,
          title: question.text.trim().slice(0, libraryLimits.titleMax),
          body: question,
        }
      : null;
  if (competency)
    return competency.name.trim() !== '' &&
      competency.weight >= limits.weightMin &&
      competency.questions.every(isComplete)
      ? { kind: 'competency', ...shared, title: competency.name.trim(), body: competency }
      : null;
  return before.kind === 'interview' && title.trim() !== ''
    ? { ...before, ...shared, title: title.trim() }
    : null;
}

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
  // The revision the fields were filled from.
  const [rev] = useState(item?.data.rev ?? 0);
  const { value, set, forget } = useKept<Form>(
    `hirely.library/${uid}/${item ? `${item.id}/${rev}` : `new-${entry.kind}`}`,
    Form,
    formOf(entry),
  );
  const [isIncomplete, setIncomplete] = useState(false);
  // What is missing is marked once somebody wanted to save.
  const [showsMissing, setShowsMissing] = useState(false);
  const write = (next: LibraryEntry): Promise<string | true> =>
    item ? changeInLibrary(orgId, item.id, uid, rev, next) : addToLibrary(orgId, uid, next);
  const [save, { pending, fault }] = useAction(write, { done: t('editor.saved'), quiet: true });
  const { question, competency } = value;
  const patchCompetency = (part: Partial<NonNullable<Form['competency']>>): void => {
    if (competency) set({ ...value, competency: { ...competency, ...part } });
  };
  const refusal = (stored: number): string =>
    t(
      stored < limits.weightMin
        ? 'hiring:competencies.weightMissing'
        : 'hiring:competencies.weightRefused',
      { stored },
    );
  const close = (): void => {
    forget();
    onClose();
  };

  async function submit(): Promise<void> {
    const next = entryOf(value, entry);
    setIncomplete(next === null);
    setShowsMissing(true);
    if (next && (await save(next))) close();
  }

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
            <>
              <KeptQuestionFields
                name="question"
                question={question}
                showsMissing={showsMissing}
                onQuestion={(next) =>
                  set({ ...value, question: { ...next, competency: question.competency } })
                }
              />
              <TextField
                label={t('fields.competency')}
                helperText={t('fields.competencyHint')}
                value={question.competency}
                onChange={(event) =>
                  set({ ...value, question: { ...question, competency: event.target.value } })
                }
                slotProps={{ htmlInput: { maxLength: limits.competencyNameMax, dir: 'auto' } }}
              />
            </>
          )}
          {competency && (
            <>
              <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
                <TextField
                  label={t('fields.name')}
                  required
                  value={competency.name}
                  error={showsMissing && competency.name.trim() === ''}
                  onChange={(event) => patchCompetency({ name: event.target.value })}
                  sx={{ flex: 1 }}
                  slotProps={{ htmlInput: { maxLength: limits.competencyNameMax, dir: 'auto' } }}
                />
                <WholeNumberField
                  label={t('fields.weight')}
                  value={competency.weight}
                  min={limits.weightMin}
                  max={100}
                  suffix="%"
                  width={148}
                  refusal={refusal}
                  onValue={(weight) => patchCompetency({ weight })}
                />
              </Stack>
              <TextField
                label={t('fields.description')}
                value={competency.description}
                multiline
                onChange={(event) => patchCompetency({ description: event.target.value })}
                slotProps={{ htmlInput: { maxLength: 600, dir: 'auto' } }}
              />
              {competency.questions.map((one, index) => (
                <Box
                  key={index}
                  role="group"
                  aria-label={t('questionNumber', { number: index + 1 })}
                  sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}
                >
                  <Stack direction="row" sx={{ justifyContent: 'space-between', mb: 1.5 }}>
                    <Typography sx={{ fontWeight: 600 }}>
                      {t('questionNumber', { number: index + 1 })}
                    </Typography>
                    <Button
                      size="small"
                      aria-label={t('removeQuestion', { number: index + 1 })}
                      onClick={() =>
                        patchCompetency({
                          questions: competency.questions.filter((_, other) => other !== index),
                        })
                      }
                    >
                      {t('remove')}
                    </Button>
                  </Stack>
                  <KeptQuestionFields
                    name={`question-${index}`}
                    question={one}
                    showsMissing={showsMissing}
                    onQuestion={(next) =>
                      patchCompetency({
                        questions: competency.questions.map((old, other) =>
                          other === index ? next : old,
                        ),
                      })
                    }
                  />
                </Box>
              ))}
              <Box>
                <Button
                  onClick={() =>
                    patchCompetency({ questions: [...competency.questions, blankKept()] })
                  }
                  disabled={competency.questions.length >= limits.questionsMax}
                >
                  {t('addQuestion')}
                </Button>
              </Box>
            </>
          )}
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
            <TextField
              label={t('fields.tags')}
              helperText={t('fields.tagsHint')}
              value={value.tags}
              onChange={(event) => set({ ...value, tags: event.target.value })}
              sx={{ flex: 1 }}
              slotProps={{ htmlInput: { maxLength: 400, dir: 'auto' } }}
            />
            <TextField
              select
              label={t('language')}
              value={languages.find((known) => known === value.language) ?? 'en'}
              onChange={(event) => set({ ...value, language: event.target.value })}
              sx={{ minWidth: 160 }}
            >
              {languages.map((language) => (
                <MenuItem key={language} value={language}>
                  {languageNames[language]}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
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
