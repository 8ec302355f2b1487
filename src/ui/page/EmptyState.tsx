// Nothing here yet: says why, and what to do next.
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
  action?: { label: string; to?: string; onClick?: () => void };
  children?: ReactNode;
}

export function EmptyState({
  title,
  text,
  icon,
  heading = 'h2',
  action,
  children,
}: EmptyStateProps) {
  return (
    <Stack
      spacing={1}
      sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 2, maxWidth: 480, mx: 'auto' }}
    >
      {icon && (
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 44,
            height: 44,
            mb: 1,
            borderRadius: 2,
            bgcolor: 'soft.primary.bg',
            color: 'soft.primary.text',
          }}
        >
          {icon}
        </Box>
      )}
      <Typography
        variant={heading === 'h1' ? 'h1' : 'h3'}
        component={heading}
        sx={{ textWrap: 'balance' }}
      >
        {title}
      </Typography>
      {text && (
        <Typography color="text.secondary" sx={{ textWrap: 'pretty' }}>
          {text}
        </Typography>
      )}
      {action && (
        <Box sx={{ pt: 1.5 }}>
          {action.to ? (
            <Button variant="contained" component={Link} to={action.to}>
              {action.label}
            </Button>
          ) : (
            <Button variant="contained" onClick={action.onClick}>
              {action.label}
            </Button>
          )}
        </Box>
      )}
      {children}
    </Stack>
  );
}
