// What the camera sees, as in a mirror; in the room it may be hidden while the camera goes on.
import VideocamIcon from '@mui/icons-material/VideocamOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface SelfViewProps {
  stream: MediaStream;
  /** Absent: "Camera preview". */
  label?: string;
  isOff?: boolean;
  isRecording?: boolean;
  /** Absent: it cannot be hidden here. */
  onOff?: (off: boolean) => void;
}

export function SelfView({
  stream,
  label,
  isOff = false,
  isRecording = false,
  onOff,
}: SelfViewProps) {
  const { t } = useTranslation('interview');
  const screen = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = screen.current;
    if (!video) return undefined;
    video.srcObject = stream;
    return () => {
      video.srcObject = null;
    };
  }, [stream, isOff]);
  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 480 }}>
      {isOff ? (
        <HiddenPicture isRecording={isRecording} />
      ) : (
        // Sound would come back to the microphone.
        <Box
          component="video"
          ref={screen}
          autoPlay
          muted
          playsInline
          aria-label={label ?? t('video.selfView.label')}
          sx={{
            display: 'block',
            width: '100%',
            maxHeight: { xs: isRecording ? '28vh' : '40vh', sm: isRecording ? '34vh' : '44vh' },
            aspectRatio: '4 / 3',
            objectFit: 'contain',
            borderRadius: 2,
            bgcolor: '#000',
            transform: 'scaleX(-1)',
          }}
        />
      )}
      {onOff && (
        <Button
          size="small"
          variant="contained"
          color="inherit"
          onClick={() => onOff(!isOff)}
          sx={{
            position: 'absolute',
            right: 8,
            bottom: 8,
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            boxShadow: 0,
            '&:hover': { bgcolor: 'background.sunken', boxShadow: 0 },
          }}
        >
          {t(isOff ? 'video.selfView.show' : 'video.selfView.hide')}
        </Button>
      )}
    </Box>
  );
}

/** Instead of the picture while it is hidden. */
function HiddenPicture({ isRecording }: { isRecording: boolean }) {
  const { t } = useTranslation('interview');
  return (
    <Box
      sx={{
        aspectRatio: { xs: '16 / 9', sm: '4 / 3' },
        maxHeight: { xs: '24vh', sm: '40vh' },
        width: '100%',
        borderRadius: 2,
        bgcolor: 'background.sunken',
        border: 1,
        borderColor: 'divider',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1,
        p: 2,
        pb: 6,
        textAlign: 'center',
      }}
    >
      <VideocamIcon aria-hidden color="action" />
      <Typography variant="body2" color="text.secondary">
        {t(isRecording ? 'video.selfView.offRecording' : 'video.selfView.off')}
      </Typography>
    </Box>
  );
}
