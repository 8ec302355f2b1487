// Something that the company's plan does not have: what it would show, and the way to it. No blurred picture, no made-up numbers.
import LockIcon from '@mui/icons-material/LockOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';

export interface LockedFeatureProps {
  title: string;
  text: string;
  /** e.g. "Not in your plan". */
  state: string;
  action: { label: string; to: string };
}

export function LockedFeature({ title, text, state, action }: LockedFeatureProps) {
  return (
    <Panel
      title={
        <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <LockIcon aria-hidden fontSize="small" color="action" />
          <span>{title}</span>
        </Stack>
      }
    >
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }} data-testid="locked">
        <StatusChip label={state} />
        <Typography color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {text}
        </Typography>
        <Button variant="outlined" component={Link} to={action.to}>
          {action.label}
        </Button>
      </Stack>
    </Panel>
  );
}
