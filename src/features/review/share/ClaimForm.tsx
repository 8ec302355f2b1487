// Before a link is opened: who asks, why, how long, what there is to see; and the guest's name.
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { openShare, type LinkProblem } from '#data/review/guestLink.ts';
import { shareLimits, type Share } from '#domain/review/share.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';

export interface ClaimFormProps {
  orgId: string;
  token: string;
  share: Share;
  uid: string;
  known: string;
  /** Of the company itself. */
  isTeam: boolean;
  onProblem: (why: LinkProblem | 'done') => void;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Box>
      <Typography component="dt" variant="caption" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
    </Box>
  );
}

export function ClaimForm({ orgId, token, share, uid, known, isTeam, onProblem }: ClaimFormProps) {
  const { t } = useTranslation('share');
  const navigate = useNavigate();
  const [name, setName] = useState(known);
  const [missing, setMissing] = useState(false);
  const [open, { pending }] = useAction(openShare);
  const { companyName: company, interviewTitle: title, byName, message } = share;

  async function start(): Promise<void> {
    if (name.trim() === '') return setMissing(true);
    const result = await open(orgId, token, share, uid, name.trim());
    if (result?.kind === 'problem') onProblem(result.why);
    if (result?.kind === 'opened')
      await navigate(to('guestDesk', { ...result.candidateRef }), { replace: true });
  }

  if (isTeam) return <ForTheTeam share={share} />;
  return (
    <Page title={t('open.title', { title })} lead={t('open.lead', { company })} width="narrow">
      <Stack spacing={2}>
        {message && (
          <Panel title={t('open.why', { name: byName || company })}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {message}
            </Typography>
          </Panel>
        )}
        <Panel>
          <ShareFacts share={share} />
          <Alert severity="info" sx={{ mb: 2.5 }}>
            {t('open.never')}
          </Alert>
          <Stack
            component="form"
            noValidate
            spacing={2}
            sx={{ alignItems: 'flex-start' }}
            onSubmit={(event) => {
              event.preventDefault();
              void start();
            }}
          >
            <TextField
              fullWidth
              required
              label={t('open.name')}
              value={name}
              error={missing}
              helperText={missing ? t('open.nameMissing') : t('open.nameHelp', { company })}
              onChange={({ target }) => {
                setName(target.value);
                setMissing(false);
              }}
              slotProps={{
                htmlInput: { maxLength: shareLimits.nameMax, autoComplete: 'name', dir: 'auto' },
              }}
            />
            <Typography variant="body2" color="text.secondary">
              {t('open.keep')}
            </Typography>
            <Button type="submit" variant="contained" size="large" loading={pending}>
              {t('open.start')}
            </Button>
          </Stack>
        </Panel>
      </Stack>
    </Page>
  );
}

/** Whoever works for the company has a page of their own for this candidate. */
function ForTheTeam({
  share: { companyName: company, interviewId, candidateUid },
}: {
  share: Share;
}) {
  const { t } = useTranslation('share');
  return (
    <Page title={t('open.team', { company })} width="narrow">
      <Panel>
        <Typography sx={{ mb: 2 }}>{t('open.teamText')}</Typography>
        <Button
          variant="contained"
          component={Link}
          to={to('candidate', { interviewId, candidateUid })}
        >
          {t('open.teamLink')}
        </Button>
      </Panel>
    </Page>
  );
}

/** Who asks, until when, and what there is to see. */
function ShareFacts({ share }: { share: Share }) {
  const { t } = useTranslation('share');
  const format = useFormat();
  const { companyName: company, byName } = share;
  const seen = [
    t('open.seeAnswers'),
    ...(share.recordings ? [t('open.seeRecordings')] : []),
    ...(share.resume ? [t('open.seeResume')] : []),
  ];
  return (
    <Stack component="dl" spacing={1.5} sx={{ m: 0, mb: 2.5 }}>
      <Fact
        name={t('open.who')}
        value={byName ? t('open.whoValue', { name: byName, company }) : company}
      />
      <Fact name={t('open.until')} value={format.dateTimeZone(share.expiresAt)} />
      <Fact name={t('open.see')} value={format.list(seen)} />
    </Stack>
  );
}
