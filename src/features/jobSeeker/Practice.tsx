// One practice question: answer it, see which parts of a good answer are there, keep it if you like.
import CheckIcon from '@mui/icons-material/Check';
import AddIcon from '@mui/icons-material/Add';
import { Button, List, ListItem, ListItemIcon, ListItemText, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAi } from '#ai/port.ts';
import { addEntry } from '#data/privateEntries.ts';
import type { QuestionRating } from '#domain/evaluation.ts';
import { limits, type Question } from '#domain/kit.ts';
import { Panel } from '#ui/Panel.tsx';
import { useAction } from '#ui/useAction.ts';
import { useTyped } from '#ui/useTyped.ts';
import { partsOf } from './parts.ts';

export function Practice({ uid, question, number }: { uid: string; question: Question; number: number }) {
  const { t } = useTranslation(['jobSeeker', 'common']);
  const [answer, setAnswer] = useTyped(`practice/${uid}/${question.text}`);
  const [rating, setRating] = useState<QuestionRating | null>(null);
  const [look, { pending }] = useAction(() => getAi().ask('evaluateAnswer', { question, competencyId: question.competencyId, answer }));
  const [keep, keeping] = useAction(() => addEntry(uid, 'practiceSessions', { title: question.text.slice(0, 200), text: answer, status: 'kept' }), { done: t('prep.kept') });
  async function feedback(): Promise<void> {
    const result = await look();
    if (result) setRating(result.reply);
  }
  const parts = rating ? partsOf(rating.reasons.map(({ code }) => code)) : [];
  return (
    <Panel title={t('prep.question', { number })} headingLevel="h2">
      <Stack spacing={2}>
        <Typography>{question.text}</Typography>
        <TextField label={t('prep.answer')} multiline minRows={4} maxRows={16} value={answer} onChange={(event) => { setAnswer(event.target.value); setRating(null); }} slotProps={{ htmlInput: { maxLength: limits.answerMax } }} />
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" loading={pending} disabled={answer.trim() === ''} onClick={() => void feedback()}>{t('prep.feedback')}</Button>
          <Button loading={keeping.pending} disabled={answer.trim() === ''} onClick={() => void keep()}>{t('prep.keep')}</Button>
        </Stack>
        <div role="status">
          {rating && parts.length === 0 && <Typography color="text.secondary">{t('prep.tooLittle')}</Typography>}
          {parts.length > 0 && (
            <List dense disablePadding>
              {parts.map(({ part, found }) => (
                <ListItem key={part} disableGutters>
                  <ListItemIcon sx={{ minWidth: 32 }}>{found ? <CheckIcon color="success" fontSize="small" /> : <AddIcon color="warning" fontSize="small" />}</ListItemIcon>
                  <ListItemText primary={t(`prep.parts.${part}.${found ? 'found' : 'missing'}`)} />
                </ListItem>
              ))}
            </List>
          )}
        </div>
      </Stack>
    </Panel>
  );
}
