// What has to be known about a spoken answer: what was reported, where it is kept, why it did not start, and that none is left.
import { Alert, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Spoken } from './useSpoken.ts';

export function SpokenNotices({
  isTroubleShown,
  hideTrouble,
  isMemoryOnly,
  fault,
}: {
  isTroubleShown: boolean;
  hideTrouble: () => void;
  isMemoryOnly: boolean;
  fault: Spoken['fault'];
}) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  return (
    <>
      {isTroubleShown && (
        <Alert
          severity="success"
          role="status"
          closeText={t('common:actions.close')}
          onClose={hideTrouble}
        >
          {t('video.trouble.told')}
        </Alert>
      )}
      {isMemoryOnly && <Alert severity="warning">{t('video.memoryOnly')}</Alert>}
      {fault && (
        <Alert severity="error" role="alert">
          {t('video.startFailed')} {t(`faults:${fault.code}`)}
        </Alert>
      )}
    </>
  );
}

/** No recording of this answer is left. */
export function NoneLeft({ onSkip }: { onSkip: () => void }) {
  const { t } = useTranslation('interview');
  return (
    <Alert
      severity="info"
      action={
        <Button size="small" color="inherit" onClick={onSkip}>
          {t('composer.skip')}
        </Button>
      }
    >
      {t('video.noneLeft')}
    </Alert>
  );
}
