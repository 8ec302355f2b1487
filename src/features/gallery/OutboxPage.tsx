// For developers: the mails that would have gone out, as their recipients would read them, in both languages. Not in the deployed app.
import {
  Alert,
  Box,
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFault, type FaultCode } from '#domain/base/fault.ts';
import type { Mail } from '#domain/company/mail.ts';
import { renderMailText } from '#domain/invitations/mailTemplates.ts';
import { languageNames, languages, type Language } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';

type Row = { id: string; mail: Mail };

export default function OutboxPage() {
  const { t } = useTranslation(['gallery', 'routes', 'faults', 'common']);
  const format = useFormat();
  const [rows, setRows] = useState<Row[] | null>(null);
  const [fault, setFault] = useState<FaultCode | null>(null);
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void import('#data/company/localOutbox.ts')
      .then(({ readLocalOutbox }) => readLocalOutbox())
      .then(
        (found) => {
          if (!left) setRows(found);
        },
        (error: unknown) => {
          if (!left) setFault(toFault(error).code);
        },
      );
    return () => {
      left = true;
    };
  }, [turn]);
  const open = rows?.find(({ id }) => id === chosen) ?? rows?.[0];
  return (
    <Page
      title={t('routes:title.devOutbox')}
      lead={t('outbox.lead')}
      width="wide"
      actions={
        <Button variant="outlined" onClick={() => setTurn(turn + 1)}>
          {t('common:actions.reload')}
        </Button>
      }
    >
      {fault && (
        <Alert severity="error">
          {t(fault === 'notFound' ? 'outbox.notLocal' : `faults:${fault}`)}
        </Alert>
      )}
      {rows?.length === 0 && <EmptyState title={t('outbox.none')} text={t('outbox.noneText')} />}
      {open && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
            alignItems: 'start',
          }}
        >
          <Panel title={t('outbox.mails')} flush>
            <List disablePadding aria-label={t('outbox.mails')}>
              {rows?.map(({ id, mail }) => (
                <ListItem key={id} disablePadding divider>
                  <ListItemButton selected={id === open.id} onClick={() => setChosen(id)}>
                    <ListItemText
                      primary={mail.to}
                      secondary={`${mail.template.name} · ${mail.delivery?.state ?? t('outbox.queued')}${mail.createdAt ? ` · ${format.relative(mail.createdAt)}` : ''}`}
                      sx={{ overflowWrap: 'anywhere' }}
                    />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Panel>
          <Letter key={open.id} row={open} />
        </Box>
      )}
    </Page>
  );
}

function Letter({ row: { mail } }: { row: Row }) {
  const { t } = useTranslation('gallery');
  const [language, setLanguage] = useState<Language>(
    mail.template.data['language'] === 'es' ? 'es' : 'en',
  );
  const text = renderMailText(mail, globalThis.location.origin, language);
  if (!text)
    return <Alert severity="warning">{t('outbox.unknown', { name: mail.template.name })}</Alert>;
  return (
    <Panel
      title={text.subject}
      lead={mail.to}
      actions={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={language}
          onChange={(_, next: Language | null) => {
            if (next) setLanguage(next);
          }}
          aria-label={t('outbox.language')}
        >
          {languages.map((one) => (
            <ToggleButton key={one} value={one}>
              {languageNames[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <Stack spacing={2}>
        {mail.delivery?.error && <Alert severity="error">{mail.delivery.error}</Alert>}
        <Box
          component="iframe"
          title={t('outbox.html')}
          srcDoc={text.html}
          sandbox=""
          sx={{
            width: 1,
            height: 560,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: '#ffffff',
          }}
        />
        <Typography variant="subtitle2">{t('outbox.plain')}</Typography>
        <Typography
          component="pre"
          variant="body2"
          lang={language}
          sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit' }}
        >
          {text.text}
        </Typography>
      </Stack>
    </Panel>
  );
}
