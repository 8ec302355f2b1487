// Speaks words into the field of a written answer, for those who wish; the browser's maker may process the sound, which is stated first.
import MicIcon from '@mui/icons-material/MicNone';
import StopIcon from '@mui/icons-material/StopCircleOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canListen, listen, type Listening } from '#media/listening.ts';
import { hush } from '#media/speaking.ts';
import { fetchWhenOpened } from '#ui/dialogs/fetchWhenOpened.tsx';

const VoiceConsent = fetchWhenOpened(async () => (await import('./VoiceConsent.tsx')).VoiceConsent);

export interface VoiceInputProps {
  language: string;
  /** The candidate was informed who may process the sound, and agreed. */
  isAgreed: boolean;
  onAgree: () => void;
  /** Words that are sure: to be added to the field. */
  onWords: (words: string) => void;
}

export function VoiceInput({ language, isAgreed, onAgree, onWords }: VoiceInputProps) {
  const { t } = useTranslation('interview');
  const [asking, setAsking] = useState(false);
  const [isOn, setOn] = useState(false);
  const [guess, setGuess] = useState('');
  const [failed, setFailed] = useState(false);
  const listening = useRef<Listening | null>(null);
  const add = useRef(onWords);
  useEffect(() => {
    add.current = onWords;
  });
  useEffect(() => () => listening.current?.stop(), []);
  if (!canListen()) return null;

  function start(): void {
    let known = '';
    hush();
    setFailed(false);
    setOn(true);
    listening.current = listen({
      language,
      onHeard: (liveTranscript) => {
        const more = liveTranscript.text.slice(known.length).trim();
        known = liveTranscript.text;
        if (more) add.current(more);
        setGuess(liveTranscript.guess);
      },
      onProblem: () => setFailed(true),
      onEnd: () => {
        setOn(false);
        setGuess('');
      },
    });
  }
  return (
    <Box>
      <Button
        size="small"
        startIcon={isOn ? <StopIcon /> : <MicIcon />}
        color={isOn ? 'error' : 'primary'}
        onClick={() => (isOn ? listening.current?.stop() : isAgreed ? start() : setAsking(true))}
      >
        {t(isOn ? 'video.voice.stop' : 'video.voice.start')}
      </Button>
      <Box role="status" sx={{ display: 'inline' }}>
        {isOn && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ ml: 1 }}>
            {t('video.voice.listening')}
          </Typography>
        )}
      </Box>
      {isOn && guess && (
        <Typography variant="body2" dir="auto" color="text.secondary" aria-hidden sx={{ px: 0.5 }}>
          {guess}
        </Typography>
      )}
      {failed && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('video.voice.failed')}
        </Alert>
      )}
      <VoiceConsent
        open={asking}
        onClose={() => setAsking(false)}
        onAgree={() => {
          setAsking(false);
          onAgree();
          start();
        }}
      />
    </Box>
  );
}
