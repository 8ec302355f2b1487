// A button that is a link inside the app.
import { Button, type ButtonProps } from '@mui/material';
import { Link } from 'react-router-dom';

export function LinkButton({ to, ...rest }: ButtonProps & { to: string }) {
  return <Button component={Link} to={to} {...rest} />;
}
