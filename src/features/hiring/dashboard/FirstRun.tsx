// The first run: what to do, in order, and a sample to try it with.
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Link as TextLink, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { draftsOf } from '#data/jobs/drafts.ts';
import { submittedOf } from '#data/jobs/pipeline.ts';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { CreateJobButton } from '#features/hiring/parts/CreateJobButton.tsx';
import { listFirstRunSteps, hasPreviewed, type FirstRunStep } from './firstRunSteps.ts';
import { submittedRead } from './needsMe.ts';
import { useNewJob } from '#features/hiring/parts/useNewJob.tsx';

/** The first steps of this company, ticked by what it has. */
export function FirstRun({ mayCreate }: { mayCreate: boolean }) {
  const {
    uid,
    orgId,
    organization: { usage },
  } = useMembership();
  const draftId = valueOf(useLive(wrapResult(draftsOf(orgId, 1))))?.items[0]?.id ?? null;
  const submitted =
    valueOf(useLive(wrapResult(submittedOf(orgId, submittedRead))))?.items.length ?? 0;
  const steps = listFirstRunSteps({
    published: usage.interviews.total,
    candidates: usage.candidates.total,
    submitted,
    draftId,
    previewed: hasPreviewed(uid),
  });
  return <FirstRunList mayCreate={mayCreate} steps={steps} />;
}

/** Shows these steps, each with its tick and its link. */
export function FirstRunList({
  mayCreate,
  steps,
}: {
  mayCreate: boolean;
  steps: readonly FirstRunStep[];
}) {
  const { t } = useTranslation('hiring');
  const navigate = useNavigate();
  const { create, dialog } = useNewJob(() => void navigate(to('newJobInterview')));
  return (
    <Panel
      title={t('firstRun.title')}
      lead={mayCreate ? t('firstRun.lead') : t('firstRun.reviewer')}
    >
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ step, done, href }) => (
          <Stack key={step} component="li" direction="row" spacing={1.5}>
            {done ? (
              <CheckCircleIcon color="success" titleAccess={t('firstRun.done')} />
            ) : (
              <CircleIcon color="disabled" titleAccess={t('firstRun.open')} />
            )}
            <div>
              <Typography sx={{ fontWeight: 600 }}>
                {!mayCreate && step !== 'company' ? (
                  t(`firstRun.steps.${step}.title`)
                ) : href ? (
                  <TextLink component={Link} to={href}>
                    {t(`firstRun.steps.${step}.title`)}
                  </TextLink>
                ) : (
                  <TextLink
                    component="button"
                    onClick={create}
                    sx={{ font: 'inherit', textAlign: 'start' }}
                  >
                    {t(`firstRun.steps.${step}.title`)}
                  </TextLink>
                )}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {t(`firstRun.steps.${step}.text`)}
              </Typography>
            </div>
          </Stack>
        ))}
      </Stack>
      {dialog}
      {mayCreate && (
        <CreateJobButton sample variant="outlined" sx={{ mt: 3 }}>
          {t('firstRun.sample')}
        </CreateJobButton>
      )}
    </Panel>
  );
}
