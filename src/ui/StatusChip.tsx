// A state in one word, with a tone; never by colour alone.
import { Chip } from '@mui/material';

export type Tone = 'neutral' | 'info' | 'good' | 'warning' | 'bad';
const colours = { neutral: 'default', info: 'primary', good: 'success', warning: 'warning', bad: 'error' } as const;

export function StatusChip({ label, tone = 'neutral' }: { label: string; tone?: Tone }) {
  return <Chip size="small" variant="outlined" label={label} color={colours[tone]} />;
}
