// What a candidate reads before the first question: how long it takes, how they answer, what happens with it.
import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { expectationOf, listQuestionFormats } from '#domain/invitations/expectation.ts';
import type { InterviewLength } from '#domain/invitations/interviewLength.ts';
import { formatFormats } from '#domain/invitations/mailFacts.ts';
import type { InterviewKind } from '#domain/jobs/answering.ts';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import { computeRetakesRange, type Retakes } from '#domain/jobs/retakes.ts';
import type { Language } from '#i18n/languages.ts';
import { useTimeWords } from '#ui/product/useTimeWords.ts';

interface Props {
  language: Language;
  kind: InterviewKind;
  retakes: Retakes;
  questions: CandidateQuestion[];
  length: InterviewLength;
}

export function PreviewWelcome({ language, kind, retakes, questions, length }: Props) {
  const { t } = useTranslation(['hiring', 'domain'], { lng: language });
  const timeWords = useTimeWords(language);
  const count = length.questions;
  const { formats, records } = expectationOf(kind, listQuestionFormats(kind, questions));
  const range = computeRetakesRange(retakes, kind, questions);
  return (
    <Stack component="ul" spacing={1} sx={{ mt: 2, pl: 2.5 }}>
      <li>{t('domain:questions', { count })}</li>
      <li>
        {timeWords(length)}. {t('preview.window')}
      </li>
      {kind === 'resume' && <li>{t('preview.kind.resume')}</li>}
      {kind !== 'chat' && <li>{formatFormats({ formats: formats.join(',') }, language)}</li>}
      {records && <li>{t(`preview.records.${records}`)}</li>}
      {range !== null && range.most > 0 && (
        <li>
          {range.least === range.most
            ? t('preview.retakes', { count: range.most })
            : t('preview.retakesRange', { ...range, count: range.most })}
        </li>
      )}
      <li>{t('preview.saved')}</li>
      <li>{t('preview.ai')}</li>
      <li>{t('preview.person')}</li>
    </Stack>
  );
}
