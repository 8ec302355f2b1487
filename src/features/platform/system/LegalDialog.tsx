// A new version of a legal text: from when, what changed in both languages, and whether people accept it anew.
import { Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { publishLegalText } from '#data/platform/legalTexts.ts';
import { legalKinds, legalVersion, type LegalKind } from '#domain/platform/legalText.ts';
import { readNow } from '#domain/base/clock.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { formatLocalMoment } from './localMoment.ts';

/** A new version while it is filled in. */
interface LegalDraft {
  kind: LegalKind;
  version: string;
  /** A moment as a field holds it. */
  from: string;
  changes: { en: string; es: string };
  mustAccept: boolean;
}

const draftAt = (now: Date): LegalDraft => ({
  kind: 'terms',
  version: formatLocalMoment(now).slice(0, 7),
  from: formatLocalMoment(now),
  changes: { en: '', es: '' },
  mustAccept: false,
});

export function LegalDialog({ taken, onClose }: { taken: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('system');
  const [draft, setDraft] = useState(() => draftAt(readNow()));
  const { kind, version, from, changes, mustAccept } = draft;
  const isTaken = taken.includes(`${kind}-${version}`);
  const isWrong = !legalVersion.test(version);
  return (
    <ActDialog
      words={{
        title: t('legal.add'),
        confirm: t('legal.publish'),
        done: t('legal.published'),
        text: (
          <LegalFields
            draft={draft}
            isTaken={isTaken}
            isWrong={isWrong}
            onChange={(next) => setDraft({ ...draft, ...next })}
          />
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

interface LegalFieldsProps {
  draft: LegalDraft;
  isTaken: boolean;
  isWrong: boolean;
  onChange: (next: Partial<LegalDraft>) => void;
}

function LegalFields({
  draft: { kind, version, from, changes, mustAccept },
  isTaken,
  isWrong,
  onChange,
}: LegalFieldsProps) {
  const { t } = useTranslation('system');
  return (
    <Stack spacing={2}>
      <Typography color="text.secondary">{t('legal.lead')}</Typography>
      <TextField
        select
        label={t('legal.kind')}
        value={kind}
        onChange={(event) =>
          onChange({ kind: legalKinds.find((one) => one === event.target.value) ?? 'terms' })
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
        onChange={(event) => onChange({ version: event.target.value.trim() })}
        error={isTaken || isWrong}
        helperText={t(isTaken ? 'legal.taken' : 'legal.versionHelp')}
      />
      <TextField
        type="datetime-local"
        label={t('legal.begins')}
        value={from}
        onChange={(event) => onChange({ from: event.target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label={t('legal.changesEn')}
        value={changes.en}
        onChange={(event) => onChange({ changes: { ...changes, en: event.target.value } })}
        multiline
        minRows={2}
        required
        slotProps={{ htmlInput: { maxLength: 2_000 } }}
      />
      <TextField
        label={t('legal.changesEs')}
        value={changes.es}
        onChange={(event) => onChange({ changes: { ...changes, es: event.target.value } })}
        multiline
        minRows={2}
        required
        slotProps={{ htmlInput: { maxLength: 2_000, lang: 'es' } }}
      />
      <FormControlLabel
        control={
          <Checkbox checked={mustAccept} onChange={(_, on) => onChange({ mustAccept: on })} />
        }
        label={t('legal.asksAnew')}
      />
    </Stack>
  );
}
