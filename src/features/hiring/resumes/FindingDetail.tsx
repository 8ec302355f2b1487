// One requirement and one applicant: the verdict, what it means, and the lines that carry it. A line is highlighted in the document.
import { Box, Button, ButtonBase, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ApplicantIdentity } from '#domain/applicants/applicant.ts';
import type { Finding, FindingLocation } from '#domain/resume/finding.ts';
import type { HighlightedLine } from '#ui/files/DocumentPages.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { markTones } from './marks.tsx';

interface Props {
  finding: Finding;
  highlighted: HighlightedLine | null;
  onHighlight: (location: FindingLocation) => void;
  /** Undefined while names are hidden. */
  who: ApplicantIdentity | undefined;
  onAsk: (() => void) | null;
}

/** The line with its words marked; as it was written where names are shown. */
function Words({
  location,
  who,
}: {
  location: FindingLocation;
  who: ApplicantIdentity | undefined;
}) {
  const plain = who?.lines[String(location.line)];
  if (plain !== undefined) return <>{plain.replaceAll('\t', '  ')}</>;
  return location.end > location.start ? (
    <>
      {location.text.slice(0, location.start)}
      <strong>{location.text.slice(location.start, location.end)}</strong>
      {location.text.slice(location.end)}
    </>
  ) : (
    <>{location.text.replaceAll('\t', '  ')}</>
  );
}

export function FindingDetail({ finding, highlighted, onHighlight, who, onAsk }: Props) {
  const { t } = useTranslation('resumes');
  const { state, by, places: locations, text } = finding;
  return (
    <Stack spacing={1.5} data-testid="finding-detail">
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <StatusChip label={t(`state.${state}`)} tone={markTones[state]} />
      </Stack>
      <Typography variant="body2" color="text.secondary">
        {t(`stateText.${state}`)}
        {by && by !== 'name' ? ` ${t('dialog.how', { by: t(`by.${by}`) })}.` : ''}
      </Typography>
      {locations.length === 0 && <Typography variant="body2">{t('dialog.nothing')}</Typography>}
      {locations.length > 0 && (
        <Typography variant="subtitle2" component="h4">
          {t(state === 'missing' ? 'dialog.looked' : 'dialog.evidence')}
        </Typography>
      )}
      {locations.map((location) => {
        const isHighlighted =
          highlighted?.page === location.page && highlighted.text === location.text;
        return (
          <ButtonBase
            key={`${location.line}-${location.start}`}
            aria-pressed={isHighlighted}
            onClick={() => onHighlight(location)}
            data-testid="evidence-line"
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
              py: 0.75,
              '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
            }}
          >
            <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              <Words location={location} who={who} />
            </Typography>
            <Typography variant="caption" component="p">
              {t('dialog.page', { page: location.page })}
            </Typography>
          </ButtonBase>
        );
      })}
      {onAsk && state !== 'met' && (
        <Box>
          <Button size="small" variant="outlined" onClick={onAsk}>
            {t('gap.ask')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
