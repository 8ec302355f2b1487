// How an answer is given: in writing, by voice, or on video.
import MicIcon from '@mui/icons-material/MicNone';
import TextIcon from '@mui/icons-material/NotesOutlined';
import VideoIcon from '@mui/icons-material/VideocamOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { practiceFormats, type PracticeFormat } from '#domain/seeker/practice.ts';

const icons = { text: TextIcon, voice: MicIcon, video: VideoIcon } as const;

export function FormatChoice({
  value,
  disabled = false,
  onChange,
}: {
  value: PracticeFormat;
  disabled?: boolean;
  onChange: (format: PracticeFormat) => void;
}) {
  const { t } = useTranslation('prep');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      disabled={disabled}
      onChange={(_, next: PracticeFormat | null) => {
        if (next) onChange(next);
      }}
      aria-label={t('format.label')}
    >
      {practiceFormats.map((format) => {
        const Icon = icons[format];
        return (
          <ToggleButton key={format} value={format} sx={{ gap: 0.75 }}>
            <Icon aria-hidden fontSize="small" />
            {t(`format.${format}`)}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
