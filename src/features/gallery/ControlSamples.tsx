// What people press, type into and choose from.
import AddIcon from '@mui/icons-material/Add';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Button,
  Checkbox,
  Chip,
  FormControlLabel,
  IconButton,
  Link,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  Switch,
  Tab,
  Tabs,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { useTabParam } from '#ui/reading/useTabParam.ts';

const row = { alignItems: 'center', flexWrap: 'wrap' } as const;
const tabs = ['tab1', 'tab2', 'tab3'] as const;
const choices = ['first', 'second', 'third'] as const;

export function ButtonSamples() {
  const { t } = useTranslation('gallery');
  const [tab, openTab] = useTabParam(tabs);
  const [choice, choose] = useState<string>('first');
  return (
    <Stack spacing={2.5}>
      {(['contained', 'outlined', 'text'] as const).map((variant) => (
        <Stack key={variant} direction="row" useFlexGap spacing={1} sx={row}>
          <Button variant={variant}>{t('sample.primary')}</Button>
          <Button variant={variant} startIcon={<AddIcon />}>
            {t('sample.secondary')}
          </Button>
          <Button variant={variant} color="error">
            {t('sample.danger')}
          </Button>
          <Button variant={variant} size="small">
            {t('sample.quiet')}
          </Button>
          <Button variant={variant} loading>
            {t('sample.pending')}
          </Button>
          <Button variant={variant} disabled>
            {t('sample.disabled')}
          </Button>
        </Stack>
      ))}
      <Stack direction="row" useFlexGap spacing={1} sx={row}>
        <Button variant="contained" size="large">
          {t('sample.primary')}
        </Button>
        <Tooltip title={t('sample.tip')}>
          <IconButton aria-label={t('sample.tooltip')}>
            <AddIcon />
          </IconButton>
        </Tooltip>
        <CopyButton text={t('sample.text')} />
        <Chip label={t('sample.chip')} />
        <Chip label={t('sample.tag')} variant="outlined" onDelete={() => undefined} />
        <Typography variant="body2">
          <Link href="#buttons">{t('sample.link')}</Link>
        </Typography>
      </Stack>
      <ToggleButtonGroup
        exclusive
        value={choice}
        aria-label={t('sample.choice')}
        onChange={(_, next: string | null) => next && choose(next)}
      >
        {choices.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`sample.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Tabs
        value={tab}
        onChange={(_, next: (typeof tabs)[number]) => openTab(next)}
        aria-label={t('sample.choice')}
      >
        {tabs.map((each) => (
          <Tab key={each} value={each} label={t(`sample.${each}`)} />
        ))}
      </Tabs>
      <div>
        <Accordion>
          <AccordionSummary>{t('sample.accordion')}</AccordionSummary>
          <AccordionDetails>{t('sample.accordionText')}</AccordionDetails>
        </Accordion>
      </div>
    </Stack>
  );
}

export function FieldSamples() {
  const { t } = useTranslation('gallery');
  const id = useId();
  return (
    <Stack spacing={2.5}>
      <TextField
        id={`${id}-plain`}
        label={t('sample.name')}
        placeholder={t('sample.placeholder')}
        helperText={t('sample.help')}
      />
      <TextField
        id={`${id}-filled`}
        label={t('sample.name')}
        required
        defaultValue={t('sample.value')}
      />
      <TextField id={`${id}-wrong`} label={t('sample.name')} error helperText={t('sample.error')} />
      <TextField
        id={`${id}-off`}
        label={t('sample.name')}
        disabled
        defaultValue={t('sample.value')}
        helperText={t('sample.disabled')}
      />
      <TextField
        id={`${id}-small`}
        label={t('sample.name')}
        size="small"
        defaultValue={t('sample.value')}
      />
      <TextField
        id={`${id}-long`}
        label={t('sample.name')}
        multiline
        minRows={3}
        defaultValue={t('sample.answer')}
      />
      <TextField id={`${id}-choice`} label={t('sample.choice')} select defaultValue="first">
        {choices.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`sample.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" useFlexGap spacing={2} sx={row}>
        <FormControlLabel control={<Checkbox defaultChecked />} label={t('sample.check')} />
        <FormControlLabel control={<Switch defaultChecked />} label={t('sample.switch')} />
        <FormControlLabel control={<Switch />} label={t('sample.switch')} />
        <RadioGroup row defaultValue="a" aria-label={t('sample.choice')}>
          <FormControlLabel value="a" control={<Radio />} label={t('sample.radioA')} />
          <FormControlLabel value="b" control={<Radio />} label={t('sample.radioB')} />
        </RadioGroup>
      </Stack>
    </Stack>
  );
}

export function FileSamples() {
  const { t } = useTranslation(['gallery', 'faults']);
  const [name, setName] = useState<string | null>(null);
  const same = {
    label: t('sample.fileLabel'),
    hint: t('sample.fileHint'),
    accept: '.pdf,.docx,.txt',
    onFile: (file: File) => setName(file.name),
  };
  return (
    <Stack spacing={3}>
      <FileDrop {...same} taken={name ? { name, onRemove: () => setName(null) } : null} />
      <FileDrop {...same} taken={{ name: t('sample.fileName'), onRemove: () => setName(null) }} />
      <FileDrop {...same} error={t('faults:fileScanned')} />
      <FileDrop {...same} pending />
    </Stack>
  );
}
