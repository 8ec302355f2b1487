// Offered where the library is empty: competencies with their questions, chosen by a person and copied in one press.
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadStarterSet, type StarterCompetency } from '#ai/starterLibrary.ts';
import { addToLibrary } from '#data/jobs/library.ts';
import { questionEntry } from '#domain/jobs/library.ts';
import { toLanguage, languageNames, languages, type Language } from '#i18n/languages.ts';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { Loading } from '#ui/page/Loading.tsx';

interface Props {
  uid: string;
  orgId: string;
  onClose: () => void;
}

/** Copies the questions of the chosen competencies, then shows how many. Begun again after a fault, it leaves out what is already there. */
async function copyInto(
  orgId: string,
  uid: string,
  language: Language,
  chosen: readonly StarterCompetency[],
  done: Set<string>,
): Promise<number> {
  const questions = chosen.flatMap(({ name, questions: own }) =>
    own.map((question) => ({ name, question })),
  );
  for (const { name, question } of questions) {
    if (done.has(question.text)) continue;
    // One after the other: a fault in between leaves a known remainder.
    await addToLibrary(
      orgId,
      uid,
      questionEntry({ ...question, id: 'q1', competencyId: '' }, name, language),
    );
    done.add(question.text);
  }
  return questions.length;
}

export function StarterSet({ uid, orgId, onClose }: Props) {
  const { t, i18n } = useTranslation(['library', 'common', 'faults']);
  const id = useId();
  const [language, setLanguage] = useState<Language>(toLanguage(i18n.language));
  const items = useStarterItems(language);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [done] = useState(() => new Set<string>());
  const [copy, { pending, fault }] = useAction(copyInto, { quiet: true });
  const picked = (items ?? []).filter((item) => chosen.includes(item.id));
  const count = picked.reduce((sum, { questions }) => sum + questions.length, 0);

  async function submit(): Promise<void> {
    const copied = await copy(orgId, uid, language, picked, done);
    if (copied === undefined) return;
    notifyDone(t('starter.done', { count: copied }));
    onClose();
  }
  return (
    <Dialog
      open
      onClose={pending ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{t('starter.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {t('starter.lead')}
          </Typography>
          {fault && (
            <Alert severity="error" role="alert">
              {t(`faults:${fault.code}`, fault.values)} {t('starter.kept')}
            </Alert>
          )}
          <TextField
            select
            label={t('language')}
            value={language}
            disabled={pending}
            onChange={(event) => setLanguage(toLanguage(event.target.value))}
            sx={{ maxWidth: 240 }}
          >
            {languages.map((one) => (
              <MenuItem key={one} value={one}>
                {languageNames[one]}
              </MenuItem>
            ))}
          </TextField>
          {items ? (
            <StarterList items={items} chosen={chosen} onChosen={setChosen} disabled={pending} />
          ) : (
            <Loading />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={pending} onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={count === 0}
          loading={pending}
          onClick={() => void submit()}
        >
          {t('starter.add', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The starter set in a language; null while it loads. */
function useStarterItems(language: Language): StarterCompetency[] | null {
  const [set, setSet] = useState<{ language: Language; items: StarterCompetency[] } | null>(null);
  useEffect(() => {
    let here = true;
    void loadStarterSet(language).then((items) => {
      if (here) setSet({ language, items });
    });
    return () => {
      here = false;
    };
  }, [language]);
  return set?.language === language ? set.items : null;
}

function StarterList({
  items,
  chosen,
  onChosen,
  disabled,
}: {
  items: readonly StarterCompetency[];
  chosen: readonly string[];
  onChosen: (ids: readonly string[]) => void;
  disabled: boolean;
}) {
  const { t } = useTranslation('library');
  return (
    <>
      <Box>
        <Button
          size="small"
          disabled={disabled}
          onClick={() =>
            onChosen(chosen.length === items.length ? [] : items.map((item) => item.id))
          }
        >
          {t(chosen.length === items.length ? 'starter.none' : 'starter.all')}
        </Button>
      </Box>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box component="li" key={item.id} sx={{ py: 0.5 }}>
            <FormControlLabel
              control={
                <Checkbox
                  checked={chosen.includes(item.id)}
                  disabled={disabled}
                  onChange={(_event, on) =>
                    onChosen(on ? [...chosen, item.id] : chosen.filter((one) => one !== item.id))
                  }
                />
              }
              label={`${item.name} · ${t('facts.questions', { count: item.questions.length })}`}
            />
            <Typography variant="body2" color="text.secondary" sx={{ pl: 4 }}>
              {item.description}
            </Typography>
          </Box>
        ))}
      </Stack>
    </>
  );
}
