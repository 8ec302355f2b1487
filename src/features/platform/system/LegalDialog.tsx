// A new version of a legal text: from when, what changed in both languages, and whether people accept it anew.
import { Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publishLegalText } from '#data/platform/legalTexts.ts';
import { legalKinds, legalVersion, type LegalKind } from '#domain/platform/legalText.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { localMoment } from './localMoment.ts';

export function LegalDialog({ taken, onClose }: { taken: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('system');
  const [kind, setKind] = useState<LegalKind>('terms');
  const [version, setVersion] = useState(() => localMoment(new Date()).slice(0, 7));
  const [from, setFrom] = useState(() => localMoment(new Date()));
  const [changes, setChanges] = useState({ en: '', es: '' });
  const [mustAccept, setMustAccept] = useState(false);
  const isTaken = taken.includes(`${kind}-${version}`);
  const isWrong = !legalVersion.test(version);
  return (
    <ActDialog
      words={{
        title: t('legal.add'),
        confirm: t('legal.publish'),
        done: t('legal.published'),
        text: (
          <Stack spacing={2}>
            <Typography color="text.secondary">{t('legal.lead')}</Typography>
            <TextField
              select
              label={t('legal.kind')}
              value={kind}
              onChange={(event) =>
                setKind(legalKinds.find((one) => one === event.target.value) ?? 'terms')
              }
            >
              {legalKinds.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(`legal.kinds.${one}`)}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              label={t('legal.version')}
              value={version}
              onChange={(event) => setVersion(event.target.value.trim())}
              error={isTaken || isWrong}
              helperText={t(isTaken ? 'legal.taken' : 'legal.versionHelp')}
            />
            <TextField
              type="datetime-local"
              label={t('legal.begins')}
              value={from}
              onChange={(event) => setFrom(event.target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <TextField
              label={t('legal.changesEn')}
              value={changes.en}
              onChange={(event) => setChanges({ ...changes, en: event.target.value })}
              multiline
              minRows={2}
              required
              slotProps={{ htmlInput: { maxLength: 2_000 } }}
            />
            <TextField
              label={t('legal.changesEs')}
              value={changes.es}
              onChange={(event) => setChanges({ ...changes, es: event.target.value })}
              multiline
              minRows={2}
              required
              slotProps={{ htmlInput: { maxLength: 2_000, lang: 'es' } }}
            />
            <FormControlLabel
              control={<Checkbox checked={mustAccept} onChange={(_, on) => setMustAccept(on)} />}
              label={t('legal.asksAnew')}
            />
          </Stack>
        ),
      }}
      safeguards={{ fresh: true, phrase: version }}
      disabled={
        isTaken || isWrong || from === '' || changes.en.trim() === '' || changes.es.trim() === ''
      }
      verb={async (reason) => {
        await publishLegalText(
          {
            kind,
            version,
            from: new Date(from),
            changes: { en: changes.en.trim(), es: changes.es.trim() },
            mustAccept,
          },
          reason,
        );
        return null;
      }}
      onClose={onClose}
    />
  );
}
