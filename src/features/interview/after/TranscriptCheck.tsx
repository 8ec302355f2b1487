// What was understood of the spoken answers, for the candidate to put right. The original stays beside the correction.
import { Alert, Box, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { correctTranscript, transcriptsOf } from '#data/candidate/transcripts.ts';
import { parseAnswerId, type Answer } from '#domain/candidate/answer.ts';
import type { Stored } from '#domain/base/source.ts';
import {
  correctionOf,
  chooseCurrentTranscript,
  isSpoken,
  originalOf,
  readAnswerWords,
  type Transcript,
} from '#domain/candidate/transcript.ts';
import { checkUntil } from '#domain/candidate/untranscribed.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { WordDiff } from '#ui/product/WordDiff.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { sortAsAsked, numberOf } from '#features/interview/session/answerNames.ts';
import { TranscriptField, TranscriptActions } from './TranscriptField.tsx';

export interface TranscriptCheckProps {
  room: Room;
  candidateRef: CandidateRef;
}

interface SpokenAnswerProps {
  answer: Stored<Answer>;
  transcript: Transcript | null;
  prompt: string;
  name: string;
  candidateRef: CandidateRef;
  language: string | null;
  closed: boolean;
}

/** The correction of one transcript: as it is typed, kept on this device, and as it is saved. */
function useCorrection(
  candidateRef: CandidateRef,
  answer: Stored<Answer>,
  words: string,
  language: string | null,
) {
  const { t } = useTranslation('afterwards');
  const [kept, setKept] = useTyped(`transcript/${answer.path}/${answer.data.storagePath ?? ''}`);
  const [draft, setDraft] = useState(kept === '' ? null : kept);
  const [correct, { pending, fault }] = useAction(
    async (text: string) => {
      await correctTranscript(candidateRef, answer.id, text, language);
      return true;
    },
    { done: t('transcript.saved'), quiet: true },
  );
  async function save(text: string): Promise<void> {
    if (!(await correct(text))) return;
    setDraft(null);
    setKept('');
  }
  return { shown: draft ?? words, setDraft, setKept, save, pending, fault };
}

/** One spoken answer: its question, and what was understood. */
function SpokenAnswer({
  answer,
  transcript,
  prompt,
  name,
  candidateRef,
  language,
  closed,
}: SpokenAnswerProps) {
  const { t } = useTranslation(['afterwards', 'faults']);
  const id = useId();
  const original = originalOf(answer.data, transcript);
  const words = readAnswerWords(answer.data, transcript);
  const { shown, setDraft, setKept, save, pending, fault } = useCorrection(
    candidateRef,
    answer,
    words,
    language,
  );
  const corrected = correctionOf(answer.data, transcript);
  return (
    <Box
      component="li"
      data-testid={`transcript-${answer.id}`}
      sx={{
        py: 2,
        '&:first-of-type': { pt: 0 },
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Typography variant="overline" component="p" color="text.secondary">
        {name}
      </Typography>
      <Typography id={id} dir="auto" sx={{ fontWeight: 600, mb: 1.5, overflowWrap: 'anywhere' }}>
        {prompt}
      </Typography>
      {original.trim() === '' && !corrected && (
        <Typography color="text.secondary" sx={{ mb: 1.5 }}>
          {t('transcript.none')}
        </Typography>
      )}
      {closed ? (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {words}
        </Typography>
      ) : (
        <TranscriptField
          shown={shown}
          setDraft={setDraft}
          setKept={setKept}
          corrected={corrected}
          transcript={transcript}
          original={original}
          id={id}
        />
      )}
      {fault && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {fault.code === 'permissionDenied'
            ? t('transcript.ended')
            : t(`faults:${fault.code}`, fault.values)}
        </Alert>
      )}
      {!closed && transcript && <CheckPeriod transcript={transcript} />}
      {corrected && <Changes before={original} after={corrected.text} />}
      {!closed && (
        <TranscriptActions
          pending={pending}
          shown={shown}
          words={words}
          save={save}
          corrected={corrected}
          original={original}
        />
      )}
    </Box>
  );
}

/** Until when a transcript can be checked before it is evaluated. */
function CheckPeriod({ transcript }: { transcript: Transcript }) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const now = useNow();
  const until = checkUntil(transcript);
  if (!until || until <= now) return null;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {t('transcript.until', { when: format.dateTime(until) })}
    </Typography>
  );
}

/** What the correction changes. */
function Changes({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('afterwards');
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {t('transcript.changes')}
      </Typography>
      <WordDiff before={before} after={after} />
    </Box>
  );
}

export function TranscriptCheck({ room, candidateRef }: TranscriptCheckProps) {
  const { t } = useTranslation('afterwards');
  const { items } = useLive(transcriptsOf(candidateRef));
  const { questions, session } = room;
  const spoken = sortAsAsked(
    questions,
    room.answers.filter(({ data }) => isSpoken(data)),
  );
  if (spoken.length === 0) return null;
  const closed = session.status === 'withdrawn' || session.status === 'erasing';
  return (
    <Panel title={t('transcript.title')} lead={t(closed ? 'transcript.closed' : 'transcript.lead')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {spoken.map((answer) => {
          const at = numberOf(questions, answer.id);
          const prompt =
            answer.data.prompt ??
            questions.find(({ id }) => id === parseAnswerId(answer.id).questionId)?.text ??
            '';
          const transcript = chooseCurrentTranscript(
            answer.data,
            items.find(({ id }) => id === answer.id)?.data,
          );
          return (
            <SpokenAnswer
              key={answer.id}
              answer={answer}
              transcript={transcript}
              prompt={prompt}
              name={
                at ? t(at.n > 0 ? 'transcript.followUp' : 'transcript.question', at) : answer.id
              }
              candidateRef={candidateRef}
              language={session.speechLanguage ?? session.language ?? null}
              closed={closed}
            />
          );
        })}
      </Box>
    </Panel>
  );
}
