// A tier that is being prepared: what would change, and the way to its publication.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { TierConfiguration } from '#domain/billing/tier.ts';
import {
  readTierChoice,
  compareTierChoices,
  type TierChoice,
  type TierDraft,
} from '#domain/platform/tierDraft.ts';
import { TierChangeList } from './TierChangeList.tsx';

export type Open =
  | { what: 'edit'; id: string; choice: TierChoice; base: number }
  | { what: 'add'; choice: TierChoice }
  | { what: 'history'; id: string; tier: TierConfiguration }
  | { what: 'publish'; id: string; choice: TierChoice; restored: number | null };

interface DraftNoteProps {
  id: string;
  before: TierConfiguration | null;
  data: TierDraft;
  setOpen: (next: Open | null) => void;
  pending: boolean;
  drop: (tierId: string) => Promise<unknown>;
}

export function DraftNote({ id, before, data, setOpen, pending, drop }: DraftNoteProps) {
  const { t } = useTranslation(['system', 'platform']);
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mx: { xs: 2, sm: 3 }, '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}
    >
      <Stack spacing={1.5}>
        <Typography variant="subtitle2" component="h3">
          {t(before ? 'tiers.draftOf' : 'tiers.draftNew', { name: data.name })}
        </Typography>
        {before && data.base !== (before.rev ?? 0) && (
          <Typography variant="body2">
            {t('tiers.outdated', { base: data.base, rev: before.rev ?? 0 })}
          </Typography>
        )}
        {before && (
          <TierChangeList
            change={compareTierChoices(readTierChoice(before), readTierChoice(data))}
          />
        )}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button
            size="small"
            variant="contained"
            onClick={() =>
              setOpen({ what: 'publish', id, choice: readTierChoice(data), restored: null })
            }
          >
            {t('tiers.preview')}
          </Button>
          {!before && (
            <Button
              size="small"
              onClick={() => setOpen({ what: 'edit', id, choice: readTierChoice(data), base: 0 })}
            >
              {t('platform:system.edit')}
            </Button>
          )}
          <Button size="small" loading={pending} onClick={() => void drop(id)}>
            {t('tiers.drop')}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
