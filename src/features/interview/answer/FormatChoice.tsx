// Video, voice or text: how this answer is given. The same criteria hold for all three.
import MicIcon from '@mui/icons-material/MicNone';
import EditIcon from '@mui/icons-material/EditOutlined';
import VideocamIcon from '@mui/icons-material/VideocamOutlined';
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import type { Answering } from '#features/interview/session/answering.ts';

export interface FormatChoiceProps {
  answering: Answering;
  disabled?: boolean;
  onChange: (format: AnswerFormat) => void;
}

const icons = { video: VideocamIcon, audio: MicIcon, text: EditIcon } as const;

export function FormatChoice({ answering, disabled = false, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('interview');
  const id = useId();
  const { format, offered, fixedBy } = answering;
  if (offered.length < 2) return null;
  return (
    <Box>
      <Typography id={id} variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {t(fixedBy === 'recording' ? 'video.format.again' : 'video.format.label')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={format}
        disabled={disabled}
        aria-labelledby={id}
        onChange={(_, next: AnswerFormat | null) => {
          if (next) onChange(next);
        }}
        sx={{ flexWrap: 'wrap' }}
      >
        {offered.map((one) => {
          const Icon = icons[one];
          return (
            <ToggleButton
              key={one}
              value={one}
              sx={{ gap: 0.75, px: { xs: 1.25, sm: 1.75 }, minHeight: 40 }}
            >
              <Icon aria-hidden fontSize="small" />
              {t(`video.format.${one}`)}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
    </Box>
  );
}
