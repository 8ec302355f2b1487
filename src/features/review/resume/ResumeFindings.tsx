// What a resume says to each requirement of the job: met, partial, missing or not stated, each with its line; no total, and nothing of it is scored.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Finding } from '#domain/resume/finding.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import type { HighlightedLine } from '#ui/files/DocumentPages.tsx';
import { useFindings } from './useFindings.ts';
import { FindingLine } from './FindingLine.tsx';

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
          <FindingGroup
            need="must"
            findings={found.findings}
            highlighted={highlighted}
            onShow={onShow}
          />
          <FindingGroup
            need="nice"
            findings={found.findings}
            highlighted={highlighted}
            onShow={onShow}
          />
          <FoundNotes found={found} />
          <MadeBy made={found.provenance} lead={t('findings.madeBy')} />
        </>
      )}
    </Stack>
  );
}

function FindingGroup({
  need,
  findings,
  highlighted,
  onShow,
}: Pick<ResumeFindingsProps, 'highlighted' | 'onShow'> & {
  need: Finding['need'];
  findings: readonly Finding[];
}) {
  const { t } = useTranslation('review');
  const lines = findings.filter((finding) => finding.need === need);
  if (lines.length === 0) return null;
  return (
    <Box>
      <Typography variant="subtitle2" component="h4">
        {t(`findings.${need}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lines.map((finding) => (
          <FindingLine
            key={finding.text}
            finding={finding}
            highlighted={highlighted}
            onShow={onShow}
          />
        ))}
      </Box>
    </Box>
  );
}

/** What of the document was not read, or not followed. */
function FoundNotes({
  found,
}: {
  found: { hidden: readonly string[]; orders: readonly string[]; isCut: boolean };
}) {
  const { t } = useTranslation('review');
  return (
    <>
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
    </>
  );
}
