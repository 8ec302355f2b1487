// The candidate's own camera, mirrored, without sound; it goes nowhere.
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';

export function SelfView({ stream, label }: { stream: MediaStream; label: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const { current } = video;
    if (!current) return undefined;
    current.srcObject = stream;
    current.play().catch(() => undefined);
    return () => { current.srcObject = null; };
  }, [stream]);
  // A live picture without sound has nothing to caption.
  // eslint-disable-next-line jsx-a11y/media-has-caption
  return <Box component="video" ref={video} muted autoPlay playsInline aria-label={label} sx={{ display: 'block', width: '100%', maxWidth: 420, aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 2, bgcolor: '#000', transform: 'scaleX(-1)' }} />;
}
