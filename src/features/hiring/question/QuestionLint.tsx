// What is doubtful about a question's wording, with the words that make it so.
import { Alert, Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskReply } from '#ai/port.ts';
import { unlawfulCodes } from '#ai/reasons/reasons.ts';
import { toLanguage } from '#i18n/languages.ts';

type Finding = TaskReply<'lintQuestion'>['findings'][number];
const waitMs = 600;

function useLint(text: string, language: string): Finding[] {
  const [found, setFound] = useState<{ text: string; findings: Finding[] }>({
    text: '',
    findings: [],
  });
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      if (text.trim() === '') return setFound({ text, findings: [] });
      // The engine is fetched with the first words that rest.
      import('#ai/port.ts')
        .then(async ({ getAi }) =>
          getAi().ask(
            'lintQuestion',
            { text, language: toLanguage(language) },
            { signal: abort.signal },
          ),
        )
        .then(
          ({ reply }) => setFound({ text, findings: reply.findings }),
          // Advice that cannot be had is no reason to disturb anybody who types.
          () => undefined,
        );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, language]);
  return found.text === text ? found.findings : [];
}

export function QuestionLint({ text, language }: { text: string; language: string }) {
  const { t } = useTranslation('hiring');
  const findings = useLint(text, language);
  const isUnlawful = findings.some(({ code }) => unlawfulCodes.includes(code));
  return (
    <Box role="status" data-testid="lint">
      {findings.length > 0 && (
        <Alert severity={isUnlawful ? 'error' : 'warning'} sx={{ mt: 1 }}>
          {findings.map(({ code, text: words, start }) => (
            <Typography key={`${code}${start}`} variant="body2">
              {t(`lint.${code}`)}
              {words && words.length < 120 ? (
                <>
                  {' '}
                  <q>{words}</q>
                </>
              ) : null}
            </Typography>
          ))}
        </Alert>
      )}
    </Box>
  );
}
