// The way back, above a page's title.
import BackIcon from '@mui/icons-material/ArrowBack';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router-dom';

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <MuiLink
      component={Link}
      to={to}
      color="text.secondary"
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 24 }}
    >
      <BackIcon sx={{ fontSize: 16 }} aria-hidden />
      {label}
    </MuiLink>
  );
}
