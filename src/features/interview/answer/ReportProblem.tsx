// Reports to the company from any question that something technical went wrong: never what was spoken or typed, and nothing is used up.
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteRoomFault } from '#features/interview/session/useIntegrityLog.ts';

export function ReportProblem({ company }: { company: string }) {
  const { t } = useTranslation('interview');
  const [isReported, setReported] = useState(false);
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('help.tellTitle')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('help.tellText', { company })}
      </Typography>
      {!isReported && (
        <Button
          variant="outlined"
          onClick={() => {
            noteRoomFault('reported.other');
            setReported(true);
          }}
        >
          {t('help.tell', { company })}
        </Button>
      )}
      <Box role="status">
        {isReported && (
          <Typography sx={{ fontWeight: 560 }}>{t('help.told', { company })}</Typography>
        )}
      </Box>
    </Box>
  );
}
