// One requirement and what a resume says to it, with the lines it says so in.
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Finding, FindingLocation, FindingState } from '#domain/resume/finding.ts';
import type { HighlightedLine } from '#ui/files/DocumentPages.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';

const tones = {
  met: 'good',
  partial: 'info',
  missing: 'warning',
  notStated: 'neutral',
} as const satisfies Record<FindingState, Tone>;

function FindingLocationButton({
  location,
  highlighted,
  onShow,
  isList,
}: {
  location: FindingLocation;
  highlighted: HighlightedLine | null;
  onShow: (line: HighlightedLine) => void;
  isList: boolean;
}) {
  const { t } = useTranslation('review');
  const text = location.text.replaceAll('\t', '  ');
  const isHighlighted = highlighted?.page === location.page && highlighted.text === location.text;
  return (
    <ButtonBase
      onClick={() => onShow({ page: location.page, text: location.text })}
      aria-pressed={isHighlighted}
      aria-label={t('findings.show', { number: location.page, line: text })}
      data-testid="finding-place"
      sx={{
        width: 1,
        display: 'block',
        textAlign: 'left',
        borderLeft: 3,
        borderColor: isHighlighted ? 'primary.main' : 'evidence.line',
        bgcolor: isHighlighted ? 'evidence.active' : 'evidence.main',
        color: 'evidence.contrastText',
        borderRadius: '3px',
        px: 1,
        py: 0.5,
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {location.end > location.start ? (
          <>
            {location.text.slice(0, location.start)}
            <Box component="strong">{location.text.slice(location.start, location.end)}</Box>
            {location.text.slice(location.end)}
          </>
        ) : (
          text
        )}
      </Typography>
      <Typography variant="caption" component="p">
        {t(isList ? 'findings.looked' : 'findings.page', { number: location.page })}
      </Typography>
    </ButtonBase>
  );
}

export function FindingLine({
  finding,
  highlighted,
  onShow,
}: {
  finding: Finding;
  highlighted: HighlightedLine | null;
  onShow: (line: HighlightedLine) => void;
}) {
  const { t } = useTranslation('review');
  return (
    <Box
      component="li"
      data-finding={finding.state}
      sx={{ py: 1, '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' } }}
    >
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          flexWrap: 'wrap',
          mb: finding.places.length > 0 ? 0.75 : 0,
        }}
      >
        <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
          {finding.text}
        </Typography>
        <StatusChip label={t(`findings.state.${finding.state}`)} tone={tones[finding.state]} />
      </Stack>
      <Stack spacing={0.75}>
        {finding.places.map((location) => (
          <FindingLocationButton
            key={`${location.line}-${location.start}`}
            location={location}
            highlighted={highlighted}
            onShow={onShow}
            isList={finding.state === 'missing'}
          />
        ))}
      </Stack>
      {finding.by && finding.by !== 'name' && (
        <Typography variant="caption" color="text.secondary">
          {t(`findings.by.${finding.by}`)}
        </Typography>
      )}
      {finding.state === 'notStated' && (
        <Typography variant="caption" color="text.secondary">
          {t('findings.notStatedHelp')}
        </Typography>
      )}
    </Box>
  );
}
