/** The recording or document of an answer. A document is fetched when it comes into view, checked against its hash and shown; a recording is fetched as it is played. Never without a way to keep it. */
import LockIcon from '@mui/icons-material/LockOutlined';
import { Alert, Stack } from '@mui/material';
import type { RefObject } from 'react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { revealsIdentity } from '#domain/candidate/identity.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useIdentity } from '#features/review/parts/identityContext.ts';
import { clockOf } from './timedWords.ts';
import { canPlayByPieces, followPlayers } from '#data/recordings/players.ts';
import { useAnswerFile } from './useAnswerFile.ts';
import { FileOnItsWay, ReadyFile, type AnswerMediaProps } from './AnswerFileParts.tsx';

/** Loads once it comes near the part of the page that is seen. */
function useLoadInView(
  container: RefObject<HTMLElement | null>,
  isWanted: boolean,
  load: () => void,
): void {
  useEffect(() => {
    if (!isWanted || !container.current || typeof IntersectionObserver === 'undefined')
      return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: '200px' },
    );
    watch.observe(container.current);
    return () => watch.disconnect();
  }, [container, isWanted, load]);
}

/** Larger documents wait for a press, and recordings that can only be fetched whole: a reviewer on the road decides. Bytes. */
const byItself = 20 * 1024 * 1024;

export function AnswerMedia({
  answerId,
  answer,
  segments,
  language,
  renderDocument,
}: AnswerMediaProps) {
  const { t } = useTranslation(['review', 'common', 'faults', 'blind']);
  const format = useFormat();
  const { state, load, readWhole } = useAnswerFile(answer);
  const container = useRef<HTMLDivElement>(null);
  const mime = answer.mime ?? '';
  const isDocument = answer.type === 'resume';
  const kind = mime.startsWith('audio') ? 'audio' : 'video';
  const size = answer.size ?? 0;
  const { blind, open } = useIdentity();
  const closed = blind && !open && revealsIdentity(mime);
  const byPieces = useSyncExternalStore(followPlayers, canPlayByPieces);
  const waits = state.kind === 'idle' && !closed;
  useLoadInView(container, waits && (isDocument ? size <= byItself : byPieces), load);

  if (closed)
    return (
      <Alert
        severity="info"
        icon={<LockIcon fontSize="inherit" />}
        data-testid="answer-media"
        data-state="closed"
        sx={{ mb: 1.5 }}
      >
        {t(isDocument ? 'blind:desk.file.paper' : 'blind:desk.file.video')}
      </Alert>
    );
  const megabytes = format.size(size);
  const facts = [
    t(isDocument ? 'player.paper' : `player.kind.${kind}`),
    ...(answer.durationMs ? [clockOf(answer.durationMs / 1_000)] : []),
    megabytes,
  ].join(' · ');
  const name = answer.storagePath?.split('/').at(-1) ?? answerId;
  return (
    <Stack
      ref={container}
      spacing={1}
      sx={{ mb: 1.5 }}
      data-testid="answer-media"
      data-state={state.kind}
    >
      {state.kind === 'ready' ? (
        <ReadyFile
          answerId={answerId}
          answer={answer}
          file={{ ...state, readWhole }}
          name={name}
          facts={facts}
          segments={segments}
          language={language}
          renderDocument={renderDocument}
        />
      ) : (
        <FileOnItsWay state={state} isDocument={isDocument} size={megabytes} load={load} />
      )}
    </Stack>
  );
}
