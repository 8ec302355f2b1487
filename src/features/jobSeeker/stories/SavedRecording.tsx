// A recording that its owner saved: fetched when it is asked for, played here.
import PlayIcon from '@mui/icons-material/PlayArrow';
import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPracticeRecording } from '#data/practice.ts';
import { useAction } from '#ui/useAction.ts';

export function SavedRecording({ uid, file }: { uid: string; file: string }) {
  const { t } = useTranslation('stories');
  const [shown, setShown] = useState<{ url: string; isVideo: boolean } | null>(null);
  const [fetch, { pending }] = useAction(() => fetchPracticeRecording(uid, file));
  useEffect(() => () => { if (shown) URL.revokeObjectURL(shown.url); }, [shown]);
  async function play(): Promise<void> {
    const blob = await fetch();
    if (blob) setShown({ url: URL.createObjectURL(blob), isVideo: !blob.type.startsWith('audio') });
  }
  if (!shown) return <Box><Button variant="outlined" startIcon={<PlayIcon />} loading={pending} onClick={() => void play()}>{t('recording.play')}</Button></Box>;
  return (
    <Box component={shown.isVideo ? 'video' : 'audio'} src={shown.url} controls autoPlay aria-label={t('recording.label')} data-testid="saved-recording" sx={{ width: '100%', maxWidth: 560, borderRadius: 1, ...(shown.isVideo ? { aspectRatio: '16 / 9', bgcolor: 'common.black' } : {}) }} />
  );
}
