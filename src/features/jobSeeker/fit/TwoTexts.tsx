// The resume and the posting beside their comparison, with the evidence marked; one text at a time.
import { Box, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { EvidenceText, type EvidenceRange } from '#ui/product/EvidenceText.tsx';
import { documentFrame } from '#ui/files/DocumentPages.tsx';

export type Shown = 'resume' | 'posting';
export interface TwoTextsProps {
  shown: Shown;
  onShow: (text: Shown) => void;
  resume: string;
  resumeRanges: readonly EvidenceRange[];
  posting: string;
  postingRanges: readonly EvidenceRange[];
  active: string | null;
  onActive: (id: string) => void;
}

export function TwoTexts({
  shown,
  onShow,
  resume,
  resumeRanges,
  posting,
  postingRanges,
  active,
  onActive,
}: TwoTextsProps) {
  const { t } = useTranslation('ownResume');
  return (
    <Stack
      spacing={1}
      sx={{ position: { md: 'sticky' }, top: { md: 76 }, minWidth: 0 }}
      data-testid="two-texts"
    >
      <ToggleButtonGroup
        size="small"
        exclusive
        value={shown}
        onChange={(_, next: Shown | null) => {
          if (next) onShow(next);
        }}
        aria-label={t('fit.shown')}
      >
        <ToggleButton value="resume">{t('fit.showResume')}</ToggleButton>
        <ToggleButton value="posting">{t('fit.showPosting')}</ToggleButton>
      </ToggleButtonGroup>
      <Box
        tabIndex={0}
        role="region"
        aria-label={t(shown === 'resume' ? 'fit.resumeText' : 'fit.postingText')}
        sx={{
          ...documentFrame,
          maxHeight: { xs: 420, md: '72vh' },
          p: 2,
          typography: 'body2',
          bgcolor: 'background.paper',
        }}
      >
        {/* Another text is another element: what was marked before does not scroll it. */}
        <EvidenceText
          key={shown}
          text={shown === 'resume' ? resume : posting}
          ranges={shown === 'resume' ? resumeRanges : postingRanges}
          active={active}
          onSelect={onActive}
        />
      </Box>
    </Stack>
  );
}
