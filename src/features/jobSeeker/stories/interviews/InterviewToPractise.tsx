// One submitted interview: one's own answers to choose from, and the set they become.
import { Button, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import {
  practiseOwnAnswers,
  readOwnAnswers,
  type InterviewToPractise as Interview,
  type OwnAnswer,
} from '#data/seeker/practice.ts';
import type { PracticeSession } from '#domain/seeker/practice.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { AnswerChoice } from './AnswerChoice.tsx';

interface InterviewToPractiseProps {
  uid: string;
  interview: Interview;
  /** The set that the interview has become before; null for none. */
  known: Stored<PracticeSession> | null;
}

/** The answers of an interview, read when they are asked for, and the set that the chosen ones become. */
function useInterviewAnswers({ uid, interview, known }: InterviewToPractiseProps) {
  const navigate = useNavigate();
  const [answers, setAnswers] = useState<OwnAnswer[] | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [read, reading] = useAction(() =>
    readOwnAnswers({
      orgId: interview.orgId,
      interviewId: interview.interviewId,
      candidateUid: uid,
    }),
  );
  const [practise, practising] = useAction((chosen: OwnAnswer[]) =>
    practiseOwnAnswers(uid, interview, chosen, known),
  );
  const has = ({ question }: OwnAnswer): boolean =>
    known?.data.content?.questions.some(({ id }) => id === question.id) === true;
  const chosen = (answers ?? []).filter(
    (answer) => !has(answer) && !left.includes(answer.question.id),
  );
  async function open(): Promise<void> {
    const found = await read();
    if (found) setAnswers(found);
  }
  async function begin(): Promise<void> {
    const set = await practise(chosen);
    if (set) await navigate(toPrepLink({ tab: 'practise', set }));
  }
  return { answers, reading, open, has, left, setLeft, chosen, practising, begin };
}

export function InterviewToPractise({ uid, interview, known }: InterviewToPractiseProps) {
  const { t } = useTranslation('stories');
  const { date } = useFormat();
  const { answers, reading, open, has, left, setLeft, chosen, practising, begin } =
    useInterviewAnswers({ uid, interview, known });
  return (
    <ListItem divider sx={{ display: 'block', px: { xs: 2, sm: 3 }, py: 1.5 }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <ListItemText
          primary={interview.title}
          secondary={[
            interview.company,
            interview.answeredAt && t('real.sent', { date: date(interview.answeredAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
          slotProps={{ primary: { sx: { fontWeight: 600, overflowWrap: 'anywhere' } } }}
          sx={{ minWidth: 200 }}
        />
        {known && (
          <Button size="small" component={Link} to={toPrepLink({ tab: 'practise', set: known.id })}>
            {t('real.openSet')}
          </Button>
        )}
        {answers === null && (
          <Button
            size="small"
            variant="outlined"
            loading={reading.pending}
            onClick={() => void open()}
            aria-label={t('real.chooseIn', { title: interview.title })}
          >
            {t('real.choose')}
          </Button>
        )}
      </Stack>
      {answers?.length === 0 && (
        <Typography variant="body2" color="text.secondary" role="status">
          {t('real.noAnswers')}
        </Typography>
      )}
      {answers && answers.length > 0 && (
        <AnswerChoice
          interview={interview}
          answers={answers}
          has={has}
          left={left}
          setLeft={setLeft}
          practising={practising}
          chosen={chosen}
          begin={begin}
        />
      )}
    </ListItem>
  );
}
