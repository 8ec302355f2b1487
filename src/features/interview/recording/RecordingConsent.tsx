// Before the first recording of somebody whose consent names none: the text that does, and the ways without it.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { laterConsentVersions } from '#domain/invitations/expectation.ts';
import type { AnswerFormat, TakeKind } from '#domain/recordings/recording.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { writeLaterConsentWords } from '#features/interview/words/expectedWords.ts';

export interface RecordingConsentProps {
  kind: TakeKind;
  company: string;
  /** Grows with each move of the candidate, so that the focus follows. */
  moves: number;
  /** The choice between formats. */
  choice: ReactNode;
  /** Other ways to answer that need no further consent. */
  others: readonly AnswerFormat[];
  onFormat: (format: AnswerFormat) => void;
  onAgree: (version: string) => Promise<void>;
  onSkip: () => void;
}

export function RecordingConsent({
  kind,
  company,
  moves,
  choice,
  others,
  onFormat,
  onAgree,
  onSkip,
}: RecordingConsentProps) {
  const { t } = useTranslation(['interview', 'domain', 'faults']);
  const words = writeLaterConsentWords(t, kind, company);
  const [agree, { pending, fault }] = useAction(onAgree, { quiet: true });
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  return (
    <Stack spacing={2}>
      {choice}
      <div
        ref={heading}
        tabIndex={-1}
        style={{ outline: 'none' }}
        data-testid="recording-consent"
        data-kind={kind}
      >
        <Panel title={words.title} headingLevel="h3">
          <Typography color="text.secondary">{words.text}</Typography>
          <Typography sx={{ mt: 1.5, fontWeight: 560 }}>{words.keep}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            {t('consent.later.version', { version: laterConsentVersions[kind] })}
          </Typography>
          {fault && (
            <Alert severity="error" role="alert" sx={{ mt: 2 }}>
              {t(`faults:${fault.code}`)}
            </Alert>
          )}
          <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 2, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              size="large"
              loading={pending}
              onClick={() => void agree(laterConsentVersions[kind])}
            >
              {t('consent.later.agree')}
            </Button>
            {others.map((format) => (
              <Button key={format} variant="outlined" size="large" onClick={() => onFormat(format)}>
                {t(`video.goOn.${format}`)}
              </Button>
            ))}
            <Button variant="outlined" size="large" onClick={onSkip}>
              {t('composer.skip')}
            </Button>
          </Stack>
        </Panel>
      </div>
    </Stack>
  );
}
