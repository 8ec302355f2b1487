/** The sign-in and sign-up buttons of a visitor's header, and the links beside them. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { publicMenu } from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';

const doors = [to('login'), to('signUp')] as readonly string[];
/** What a visitor's menu holds apart from the two ways in. */
export const visitorLinks = publicMenu.filter(({ target }) => !doors.includes(target));

export function Doors() {
  const { t } = useTranslation('routes');
  return (
    <>
      <Button
        color="inherit"
        size="small"
        component={Link}
        to={to('login')}
        sx={{ whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline-flex' } }}
      >
        {t('menu.login')}
      </Button>
      <Button
        variant="contained"
        size="small"
        component={Link}
        to={to('signUp')}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {t('menu.signUp')}
      </Button>
    </>
  );
}
