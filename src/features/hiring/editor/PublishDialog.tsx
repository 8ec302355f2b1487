// Asks before publishing and says what is counted. Where the limit is reached meanwhile, it gives way to the limit dialog.
import { Alert, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isAtInterviewLimit,
  readUsedThisMonth,
  type Organization,
} from '#domain/company/organization.ts';
import { isUnlimited } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { limitTargetOf } from '#navigation/limitTargetOf.ts';
import { useSession } from '#session/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { InterviewLimitDialog } from '#ui/dialogs/InterviewLimitDialog.tsx';
import { useNow } from '#ui/reading/useNow.ts';

/** The numbers of the questions to look at again before publishing. */
interface PublishWarnings {
  /** They may be unlawful. */
  doubtful: readonly number[];
  /** Their level descriptions were written for an earlier wording. */
  stale: readonly number[];
  /** They repeat an earlier one. */
  twins: readonly number[];
}

export interface PublishDialogProps {
  asks: 'confirm' | 'limit' | null;
  organization: Organization;
  /** Publishing makes the next version of a job. */
  isVersion: boolean;
  warnings: PublishWarnings;
  pending: boolean;
  onClose: () => void;
  onConfirm: (stopInviting: boolean) => void;
}

export function PublishDialog({
  asks,
  organization,
  isVersion,
  warnings,
  pending,
  onClose,
  onConfirm,
}: PublishDialogProps) {
  const { t } = useTranslation(['hiring', 'versions']);
  const format = useFormat();
  const now = useNow();
  const { user } = useSession();
  const isAdmin = user?.isAdmin === true;
  const [stopInviting, setStopInviting] = useState(true);
  const { interviews } = organization.usage;
  const isFull = isAtInterviewLimit(organization, now) && !pending;
  const isOpen = asks === 'confirm' && !isFull;
  // While publishing and while the dialog closes the number stays: the counter rises with this very interview.
  const [number, setNumber] = useState(0);
  const next = readUsedThisMonth(interviews, now) + 1;
  if (isOpen && !pending && number !== next) setNumber(next);
  return (
    <>
      <ConfirmDialog
        open={isOpen}
        title={t('publish.confirmTitle')}
        confirmLabel={t(warnings.stale.length > 0 ? 'publish.anyway' : 'publish.action')}
        pending={pending}
        onClose={onClose}
        onConfirm={() => onConfirm(isVersion && stopInviting)}
      >
        <Stack spacing={1.5}>
          <WarningList warnings={warnings} />
          <Typography>
            {t(
              isUnlimited(interviews.limit)
                ? 'publish.confirmCountUnlimited'
                : 'publish.confirmCount',
              { next: format.number(number), limit: format.number(interviews.limit) },
            )}
          </Typography>
          {isVersion && (
            <>
              <Typography>{t('versions:publish.lead')}</Typography>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={stopInviting}
                    onChange={(_event, checked) => setStopInviting(checked)}
                  />
                }
                label={t('versions:publish.stop')}
              />
            </>
          )}
          <Typography variant="body2" color="text.secondary">
            {t('publish.confirmFrozen')}
          </Typography>
        </Stack>
      </ConfirmDialog>
      <InterviewLimitDialog
        open={asks === 'limit' || (asks === 'confirm' && isFull)}
        isAdmin={isAdmin}
        to={limitTargetOf(isAdmin)}
        onClose={onClose}
      />
    </>
  );
}

function WarningList({ warnings: { doubtful, stale, twins } }: { warnings: PublishWarnings }) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const listOf = (numbers: readonly number[]): string =>
    format.list(numbers.map((one) => format.number(one)));
  return (
    <>
      {doubtful.length > 0 && (
        <Alert severity="error">
          {t('publish.doubtful', { count: doubtful.length, numbers: listOf(doubtful) })}
        </Alert>
      )}
      {twins.length > 0 && (
        <Alert severity="warning">
          {t('publish.twins', { count: twins.length, numbers: listOf(twins) })}
        </Alert>
      )}
      {stale.length > 0 && (
        <Alert severity="warning">
          {t('publish.stale', { count: stale.length, numbers: listOf(stale) })}
        </Alert>
      )}
    </>
  );
}
