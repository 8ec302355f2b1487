// Nothing here yet: says why, and what to do next.
import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface EmptyStateProps { title: string; text?: string; icon?: ReactNode; heading?: 'h1' | 'h2' | 'h3'; action?: { label: string; to?: string; onClick?: () => void }; children?: ReactNode }

export function EmptyState({ title, text, icon, heading = 'h2', action, children }: EmptyStateProps) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 2, maxWidth: 520, mx: 'auto' }}>
      {icon}
      <Typography variant="h3" component={heading}>{title}</Typography>
      {text && <Typography color="text.secondary">{text}</Typography>}
      {action && (action.to ? <Button variant="contained" component={Link} to={action.to}>{action.label}</Button> : <Button variant="contained" onClick={action.onClick}>{action.label}</Button>)}
      {children}
    </Stack>
  );
}
