// Shares one candidate's answers with somebody outside the company: what, why, how long; the link; and every link there is, to be closed at once.
import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormHelperText,
  Link,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareCandidate, shareLink, sharesOf } from '#data/review/shares.ts';
import { mailtoLink } from '#domain/base/mailAddress.ts';
import { shareDays, shareLimits, usualShareDays } from '#domain/review/share.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { asResult } from '#ui/reading/asResult.ts';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import type { ShareButtonProps } from './ShareButton.tsx';
import { ShareRow } from './ShareRow.tsx';

function Choice({
  label,
  help,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  help: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}) {
  return (
    <Box>
      <FormControlLabel
        disabled={disabled}
        control={<Checkbox checked={checked} onChange={(_, now) => onChange?.(now)} />}
        label={label}
      />
      <FormHelperText sx={{ mt: -0.5, ml: 4 }}>{help}</FormHelperText>
    </Box>
  );
}

export function ShareDialog({
  candidateRef,
  me,
  blind,
  job,
  onClose,
}: ShareButtonProps & { onClose: () => void }) {
  const { t } = useTranslation(['share', 'common']);
  const format = useFormat();
  const [form, setForm] = useState({
    recipient: '',
    message: '',
    recordings: false,
    resume: false,
    days: usualShareDays as number,
  });
  const [token, setToken] = useState<string | null>(null);
  const [share, { pending }] = useAction(shareCandidate);
  const shares = useLive(asResult(sharesOf(candidateRef)));
  const items =
    shares.kind === 'ready'
      ? shares.value.items.toSorted(
          (a, b) => (b.data.createdAt?.getTime() ?? 0) - (a.data.createdAt?.getTime() ?? 0),
        )
      : [];
  const made = items.find(({ id }) => id === token)?.data;
  const change = (part: Partial<typeof form>): void => setForm({ ...form, ...part });
  async function make(): Promise<void> {
    const found = await share(candidateRef, me, form);
    if (found === undefined) return;
    setToken(found);
    setForm({ ...form, recipient: '', message: '' });
  }
  const when = made ? format.dateTimeZone(made.expiresAt) : '';
  const link = token ? shareLink(candidateRef.orgId, token) : '';
  const letter = { title: job.title, company: job.company, name: me.name, link, when };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="share-title">
      <DialogTitle id="share-title">{t('dialog.title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {t('dialog.lead')}
        </Typography>
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <TextField
            label={t('dialog.recipient')}
            helperText={t('dialog.recipientHelp')}
            value={form.recipient}
            onChange={({ target }) => change({ recipient: target.value })}
            slotProps={{
              htmlInput: { maxLength: shareLimits.recipientMax, autoComplete: 'off', dir: 'auto' },
            }}
          />
          <TextField
            multiline
            minRows={2}
            maxRows={8}
            label={t('dialog.message')}
            helperText={t('dialog.messageHelp')}
            value={form.message}
            onChange={({ target }) => change({ message: target.value })}
            slotProps={{ htmlInput: { maxLength: shareLimits.messageMax, dir: 'auto' } }}
          />
          <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
            <Typography component="legend" variant="subtitle2">
              {t('dialog.what')}
            </Typography>
            <Choice label={t('dialog.answers')} help={t('dialog.answersHelp')} checked disabled />
            <Choice
              label={t('dialog.recordings')}
              help={t(blind ? 'dialog.recordingsBlind' : 'dialog.recordingsHelp')}
              checked={form.recordings}
              onChange={(recordings) => change({ recordings })}
            />
            <Choice
              label={t('dialog.resume')}
              help={t(blind ? 'dialog.resumeBlind' : 'dialog.resumeHelp')}
              checked={form.resume && !blind}
              disabled={blind}
              onChange={(resume) => change({ resume })}
            />
          </Box>
          <TextField
            select
            label={t('dialog.days')}
            value={form.days}
            onChange={({ target }) => change({ days: Number(target.value) })}
          >
            {shareDays.map((count) => (
              <MenuItem key={count} value={count}>
                {t('dialog.daysOf', { count })}
              </MenuItem>
            ))}
          </TextField>
          <Typography variant="body2" color="text.secondary">
            {t('dialog.told')}
          </Typography>
          <div>
            <Button type="submit" variant="contained" loading={pending}>
              {t('dialog.make')}
            </Button>
          </div>
        </Stack>
        <Box role="status" sx={{ mt: 2 }}>
          {made?.status === 'open' && (
            <Alert severity="success" data-testid="share-made">
              <Typography variant="body2">{t('dialog.made', { when })}</Typography>
              <Typography
                variant="body2"
                sx={{ my: 0.75, overflowWrap: 'anywhere' }}
                data-testid="share-link"
              >
                {link}
              </Typography>
              <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                <CopyButton text={link} label={t('dialog.copy')} />
                <Link
                  variant="body2"
                  href={mailtoLink('', {
                    subject: t('mail.subject', letter),
                    body: t('mail.text', letter),
                  })}
                >
                  {t('dialog.mail')}
                </Link>
              </Stack>
            </Alert>
          )}
        </Box>
        <Typography variant="subtitle1" component="h3" sx={{ mt: 3 }}>
          {t('dialog.list')}
        </Typography>
        {shares.kind === 'loading' && <RowsSkeleton rows={2} />}
        {shares.kind === 'failed' && <ErrorState fault={shares.fault} />}
        {shares.kind === 'ready' && items.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('dialog.none')}
          </Typography>
        )}
        <Stack component="ul" data-testid="shares" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((one) => (
            <ShareRow key={one.id} candidateRef={candidateRef} uid={me.uid} share={one} />
          ))}
        </Stack>
        {shares.kind === 'ready' && shares.value.more && (
          <Typography variant="body2" color="text.secondary">
            {t('dialog.more')}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
