// What a resume says to each requirement of the job: met, partial, missing or not stated, each with its line; no total, and nothing of it is scored.
import { Box, Button, ButtonBase, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Finding, FindingLocation, FindingState } from '#domain/resume/finding.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import type { HighlightedLine } from '#ui/files/DocumentPages.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { useFindings } from './useFindings.ts';

/** open: my scorecard is in. closed: it is not yet. refused: the candidate did not agree to AI. */
export type FindingsAccess = 'open' | 'closed' | 'refused';
export interface ResumeFindingsProps {
  file: Blob;
  name: string;
  job: Pick<Interview, 'title' | 'mustHave' | 'niceToHave'>;
  door: FindingsAccess;
  highlighted: HighlightedLine | null;
  onShow: (line: HighlightedLine) => void;
}

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
  onShow: ResumeFindingsProps['onShow'];
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

function Line({
  finding,
  highlighted,
  onShow,
}: {
  finding: Finding;
  highlighted: HighlightedLine | null;
  onShow: ResumeFindingsProps['onShow'];
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

export function ResumeFindings({
  file,
  name,
  job,
  door,
  highlighted,
  onShow,
}: ResumeFindingsProps) {
  const { t } = useTranslation('review');
  const { found, make, state } = useFindings(file, name, job);
  const isAsked = (job.mustHave ?? []).length + (job.niceToHave ?? []).length > 0;
  const group = (need: Finding['need']) => {
    const lines = found?.findings.filter((finding) => finding.need === need) ?? [];
    return (
      lines.length > 0 && (
        <Box>
          <Typography variant="subtitle2" component="h4">
            {t(`findings.${need}`)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {lines.map((finding) => (
              <Line
                key={finding.text}
                finding={finding}
                highlighted={highlighted}
                onShow={onShow}
              />
            ))}
          </Box>
        </Box>
      )
    );
  };
  return (
    <Stack
      component="section"
      aria-label={t('findings.title')}
      spacing={1}
      sx={{ mt: 2 }}
      data-testid="findings"
    >
      <Typography variant="h4" component="h3">
        {t('findings.title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t(
          !isAsked
            ? 'findings.nothingAsked'
            : door === 'open'
              ? 'findings.lead'
              : `findings.${door}`,
        )}
      </Typography>
      {isAsked && door === 'open' && !found && (
        <Box>
          <Button variant="outlined" size="small" loading={state.pending} onClick={make}>
            {t('findings.make')}
          </Button>
        </Box>
      )}
      {found && (
        <>
          {group('must')}
          {group('nice')}
          {found.hidden.length > 0 && (
            <Typography variant="body2" role="note">
              {t('findings.hidden', { count: found.hidden.length })}{' '}
              {found.hidden
                .slice(0, 3)
                .map((text) => `“${text.slice(0, 200)}”`)
                .join(' ')}
            </Typography>
          )}
          {found.orders.length > 0 && (
            <Typography variant="body2" role="note">
              {t('findings.orders', { count: found.orders.length })}{' '}
              {found.orders
                .slice(0, 3)
                .map((text) => `“${text}”`)
                .join(' ')}
            </Typography>
          )}
          {found.isCut && (
            <Typography variant="body2" role="note">
              {t('findings.cut')}
            </Typography>
          )}
          <MadeBy made={found.provenance} lead={t('findings.madeBy')} />
        </>
      )}
    </Stack>
  );
}
