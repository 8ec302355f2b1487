// The controls of a player: play, wind, speed, sound, captions, whole screen.
import CaptionsIcon from '@mui/icons-material/ClosedCaptionOutlined';
import CaptionsOffIcon from '@mui/icons-material/ClosedCaptionDisabledOutlined';
import BackIcon from '@mui/icons-material/Replay10';
import ForwardIcon from '@mui/icons-material/Forward10';
import FullIcon from '@mui/icons-material/Fullscreen';
import MutedIcon from '@mui/icons-material/VolumeOff';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import SoundIcon from '@mui/icons-material/VolumeUpOutlined';
import { Box, IconButton, MenuItem, Select, Slider, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { rates, type Playback, type PlaybackState } from './playback.ts';
import { clockOf } from './timedWords.ts';

export interface PlayerControlsProps {
  playback: Playback;
  state: PlaybackState;
  hasCaptions: boolean;
  isVideo: boolean;
}

export function PlayerControls({ playback, state, hasCaptions, isVideo }: PlayerControlsProps) {
  const { t } = useTranslation('review');
  const { playing, time, length, rate } = state;
  const shown = Math.min(time, length);
  return (
    <Stack sx={{ px: 1, pt: 0.5, pb: 0.5, bgcolor: 'background.paper' }}>
      <Box sx={{ px: 1 }}>
        <Slider
          size="small"
          min={0}
          max={Math.max(length, 0.1)}
          step={0.1}
          value={shown}
          aria-label={t('player.position')}
          getAriaValueText={() => t('player.at', { time: clockOf(shown), length: clockOf(length) })}
          onChange={(_event, value) => playback.seek(Number(value))}
          sx={{ display: 'block', py: 1.25 }}
        />
      </Box>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 0.25 }}
      >
        <IconButton
          color="primary"
          aria-label={t(playing ? 'player.pause' : 'player.play')}
          onClick={playback.toggle}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton size="small" aria-label={t('player.back')} onClick={() => playback.skip(-10)}>
          <BackIcon fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={t('player.forward')} onClick={() => playback.skip(10)}>
          <ForwardIcon fontSize="small" />
        </IconButton>
        <Typography
          variant="body2"
          data-testid="player-time"
          sx={{ mx: 1, fontVariantNumeric: 'tabular-nums', flexGrow: 1, whiteSpace: 'nowrap' }}
        >
          {clockOf(shown)} / {clockOf(length)}
        </Typography>
        <SpeedChoice rate={rate} onRate={playback.setRate} />
        <SoundAndPicture
          playback={playback}
          state={state}
          hasCaptions={hasCaptions}
          isVideo={isVideo}
        />
      </Stack>
    </Stack>
  );
}

function SpeedChoice({
  rate,
  onRate,
}: {
  rate: PlaybackState['rate'];
  onRate: Playback['setRate'];
}) {
  const { t } = useTranslation('review');
  const format = useFormat();
  return (
    <Select
      variant="standard"
      disableUnderline
      value={rate}
      onChange={(event) => onRate(rates.find((known) => known === Number(event.target.value)) ?? 1)}
      inputProps={{ 'aria-label': t('player.speed') }}
      sx={{ fontSize: 'body2.fontSize', mr: 0.5 }}
    >
      {rates.map((known) => (
        <MenuItem key={known} value={known}>
          {t('player.times', { rate: format.number(known) })}
        </MenuItem>
      ))}
    </Select>
  );
}

function SoundAndPicture({
  playback,
  state: { muted, captioned },
  hasCaptions,
  isVideo,
}: PlayerControlsProps) {
  const { t } = useTranslation('review');
  return (
    <>
      <IconButton
        size="small"
        aria-label={t(muted ? 'player.unmute' : 'player.mute')}
        onClick={() => playback.setMuted(!muted)}
      >
        {muted ? <MutedIcon fontSize="small" /> : <SoundIcon fontSize="small" />}
      </IconButton>
      {hasCaptions && (
        <IconButton
          size="small"
          aria-label={t('player.captions')}
          aria-pressed={captioned}
          onClick={() => playback.setCaptioned(!captioned)}
        >
          {captioned ? <CaptionsIcon fontSize="small" /> : <CaptionsOffIcon fontSize="small" />}
        </IconButton>
      )}
      {isVideo && (
        <IconButton size="small" aria-label={t('player.fullScreen')} onClick={playback.fullScreen}>
          <FullIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}
