// Versions of the legal texts, what changed, who has to accept anew and how many have; and the consent texts that candidates agree to.
import { Alert, Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { countAcceptances, legalTextsSource } from '#data/platform/legalTexts.ts';
import {
  aiConsentVersions,
  listAllExpectations,
  laterConsentVersions,
} from '#domain/invitations/expectation.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { LegalDialog } from './LegalDialog.tsx';

export function LegalPanel() {
  const { t, i18n } = useTranslation('system');
  const format = useFormat();
  const now = useNow();
  const { items } = useLive(legalTextsSource());
  const [open, setOpen] = useState(false);
  const language = toLanguage(i18n.language);
  const consents = [
    ...new Set([
      ...listAllExpectations().map(({ consent }) => consent.keep),
      ...Object.values(laterConsentVersions),
      ...Object.values(aiConsentVersions).flatMap((versions) => Object.values(versions)),
    ]),
  ];
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          {t('legal.add')}
        </Button>
        <Button component={RouterLink} to={to('terms')} target="_blank">
          {t('legal.kinds.terms')}
        </Button>
        <Button component={RouterLink} to={to('privacy')} target="_blank">
          {t('legal.kinds.privacy')}
        </Button>
      </Stack>
      {items.length === 0 && <Typography color="text.secondary">{t('legal.none')}</Typography>}
      <List disablePadding sx={{ width: 1 }} aria-label={t('legal.title')}>
        {items.map(({ id, data }) => (
          <ListItem key={id} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
            <ListItemText
              primary={
                <>
                  {t(`legal.kinds.${data.kind}`)} {data.version}{' '}
                  {data.from > now ? <StatusChip tone="info" label={t('legal.planned')} /> : null}{' '}
                  {data.mustAccept && <StatusChip tone="warning" label={t('legal.mustAccept')} />}
                </>
              }
              secondary={`${t('legal.from', { date: format.dateTime(data.from) })} · ${data.changes[language]}`}
              slotProps={{ secondary: { sx: { overflowWrap: 'anywhere' } } }}
            />
            {data.mustAccept && <Accepted textId={id} />}
          </ListItem>
        ))}
      </List>
      <Alert severity="info" variant="outlined">
        {t('legal.consents', { versions: format.list(consents) })}
      </Alert>
      {open && <LegalDialog taken={items.map(({ id }) => id)} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function Accepted({ textId }: { textId: string }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let left = false;
    countAcceptances(textId).then(
      (value) => {
        if (!left) setCount(value);
      },
      (error: unknown) => console.warn('Counting acceptances failed.', error),
    );
    return () => {
      left = true;
    };
  }, [textId]);
  return (
    <Typography variant="body2" color="text.secondary">
      {count === null ? '…' : t('legal.accepted', { count, shown: format.number(count) })}
    </Typography>
  );
}
