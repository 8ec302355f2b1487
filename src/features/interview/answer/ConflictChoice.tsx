// Two versions of one answer, from here and from elsewhere: both are kept until the candidate chooses.
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

export interface ConflictChoiceProps {
  mine: string;
  theirs: string;
  onChoose: (text: string) => void;
}

function Version({
  title,
  text,
  action,
  onChoose,
}: {
  title: string;
  text: string;
  action: string;
  onChoose: () => void;
}) {
  return (
    <Box
      sx={{
        flex: 1,
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 2,
      }}
    >
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography
        dir="auto"
        variant="body2"
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxHeight: 220,
          overflowY: 'auto',
          my: 1,
        }}
      >
        {text}
      </Typography>
      <Button size="small" variant="outlined" onClick={onChoose}>
        {action}
      </Button>
    </Box>
  );
}

export function ConflictChoice({ mine, theirs, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('interview');
  return (
    <Alert severity="warning" role="alert" sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <AlertTitle>{t('conflict.title')}</AlertTitle>
      {t('conflict.text')}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ my: 1.5 }}>
        <Version
          title={t('conflict.mine')}
          text={mine}
          action={t('conflict.keepMine')}
          onChoose={() => onChoose(mine)}
        />
        <Version
          title={t('conflict.theirs')}
          text={theirs}
          action={t('conflict.keepTheirs')}
          onChoose={() => onChoose(theirs)}
        />
      </Stack>
      <Button size="small" onClick={() => onChoose(`${theirs}\n\n${mine}`)}>
        {t('conflict.both')}
      </Button>
    </Alert>
  );
}
