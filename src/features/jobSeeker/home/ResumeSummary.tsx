// Whether the resume is ready for the job that is next: what is in order, what is not, and the way to measure it against that job. No score.
import CheckIcon from '@mui/icons-material/Check';
import ImproveIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readStoredResume, type OwnResume } from '#domain/seeker/ownResume.ts';
import { readinessOf } from '#domain/resume/resumeReadiness.ts';
import type { Stored } from '#domain/base/source.ts';
import { formatJobName, type TrackedJob } from '#domain/seeker/trackedJob.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';

const shown = 3;

export function ResumeSummary({
  master,
  target,
}: {
  master: Stored<OwnResume> | null;
  target: Stored<TrackedJob> | null;
}) {
  const { t } = useTranslation(['jobSeeker', 'ownResume']);
  const resume = (master && readStoredResume(master.data)?.resume) ?? null;
  const checks = resume ? readinessOf(resume) : [];
  const known = checks.filter(({ state }) => state !== 'unknown');
  const open = known.filter(({ state }) => state !== 'ok');
  const name = target ? formatJobName(target.data) : '';
  return (
    <Panel
      title={t('dashboard.resume.title')}
      {...(name ? { lead: t('dashboard.resume.for', { job: name }) } : {})}
      actions={
        <Button size="small" component={Link} to={to('jobTools', {}, { query: { tab: 'resume' } })}>
          {t(master ? 'dashboard.resume.open' : 'dashboard.resume.add')}
        </Button>
      }
    >
      {!master && <Typography color="text.secondary">{t('dashboard.resume.none')}</Typography>}
      {master && !resume && (
        <Typography color="text.secondary">{t('dashboard.resume.unread')}</Typography>
      )}
      {resume && (
        <Stack spacing={1.5} data-testid="readiness">
          <Typography>
            {t('dashboard.resume.ok', { count: known.length - open.length, of: known.length })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
            {open.slice(0, shown).map(({ name: check }) => (
              <Box
                component="li"
                key={check}
                sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}
              >
                <ImproveIcon aria-hidden fontSize="small" color="warning" />
                <Typography variant="body2">{t(`ownResume:check.${check}.title`)}</Typography>
              </Box>
            ))}
            {open.length === 0 && (
              <Box component="li" sx={{ display: 'flex', gap: 1 }}>
                <CheckIcon aria-hidden fontSize="small" color="success" />
                <Typography variant="body2">{t('dashboard.resume.all')}</Typography>
              </Box>
            )}
          </Box>
          {target && (target.data.text ?? '').trim() !== '' && (
            <Box>
              <Button
                size="small"
                variant="outlined"
                component={Link}
                to={to('jobTools', {}, { query: { tab: 'fit', job: target.id } })}
              >
                {t('dashboard.resume.fit')}
              </Button>
            </Box>
          )}
        </Stack>
      )}
    </Panel>
  );
}
