// Why nobody can go on as a guest right now, when to try again, and which other ways there are.
import { Alert, AlertTitle } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#domain/base/fault.ts';
import { useNow } from '#ui/reading/useNow.ts';

/** A network may open so many accounts in an hour, and then waits for one. */
const waitMs = 3_600_000;

export function GuestRefusal({ fault }: { fault: Fault | null }) {
  const { t, i18n } = useTranslation('interview');
  const now = useNow();
  const why = fault?.code === 'tooManyGuests' ? 'busy' : 'closed';
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(
    now.getTime() + waitMs,
  );
  return (
    <div role="status">
      {fault && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          <AlertTitle>{t(`gate.refused.${why}.title`)}</AlertTitle>
          {t(`gate.refused.${why}.text`, { time })}
        </Alert>
      )}
    </div>
  );
}
