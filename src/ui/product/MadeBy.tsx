// Where something that the AI made comes from: engine, version, rubric, input, time; and, unfolded, what such an engine can and cannot do.
import { Box, Button, Collapse, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Provenance } from '#domain/jobs/kit.ts';
import { useFormat } from '#i18n/useFormat.ts';

export interface MadeByProps {
  made: Pick<Provenance, 'adapter' | 'model' | 'version' | 'at'> &
    Partial<
      Pick<Provenance, 'inputHash' | 'rubricVersion' | 'passes' | 'fellBack' | 'inferenceSource'>
    >;
  /** Before the line, e.g. "Drafted by AI". */
  lead?: string;
}

/** Enough of a hash to distinguish two by eye. */
function shortenHash(hash: string): string {
  return `${hash.slice(0, 8)}…`;
}

/** The line for where it is copied or printed: engine, version, passes, rubric, input and time. */
export function useMadeByLine(): (props: MadeByProps) => string {
  const { t } = useTranslation('domain');
  const format = useFormat();
  return ({
    made: { adapter, model, version, rubricVersion, inputHash, at, passes, inferenceSource },
    lead,
  }) => {
    const engine = t(`adapterName.${adapter}`);
    return [
      ...(lead ? [lead] : []),
      adapter === 'cloud'
        ? t('madeBy.model', { engine, model, version })
        : t('madeBy.line', { engine, version }),
      ...(inferenceSource === 'on_device' ? [t('madeBy.inBrowser')] : []),
      ...(passes && passes > 1 ? [t('madeBy.passes', { count: passes })] : []),
      ...(rubricVersion ? [t('madeBy.rubric', { hash: shortenHash(rubricVersion) })] : []),
      ...(inputHash ? [t('madeBy.input', { hash: shortenHash(inputHash) })] : []),
      ...(at ? [format.dateTime(at)] : []),
    ].join(' · ');
  };
}

export function MadeBy({ made, lead }: MadeByProps) {
  const { t } = useTranslation('domain');
  const line = useMadeByLine();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { adapter, fellBack } = made;
  return (
    <Box data-testid="made-by" sx={{ minWidth: 0 }}>
      <Typography
        variant="caption"
        color="text.secondary"
        component="p"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {line({ made, ...(lead ? { lead } : {}) })}
      </Typography>
      {fellBack && (
        <Typography variant="caption" color="text.secondary" component="p">
          {t('madeBy.fellBack')}
        </Typography>
      )}
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ px: 0, minWidth: 0, fontSize: '0.75rem' }}
      >
        {t('madeBy.more')}
      </Button>
      <Collapse in={open} id={id}>
        <Typography
          variant="caption"
          color="text.secondary"
          component="p"
          sx={{ maxWidth: '68ch' }}
        >
          {t(`madeBy.${adapter}`)}
        </Typography>
      </Collapse>
    </Box>
  );
}
