// "I accept the terms and the privacy policy", with the links in the sentence.
import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { to } from '#navigation/routes.ts';

export function TermsLabel() {
  const { t } = useTranslation('account');
  return (
    <Trans
      t={t}
      i18nKey="field.terms"
      components={{
        terms: <Link href={to('terms')} target="_blank" rel="noopener" />,
        privacy: <Link href={to('privacy')} target="_blank" rel="noopener" />,
      }}
    />
  );
}
