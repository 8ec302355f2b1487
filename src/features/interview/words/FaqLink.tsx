// The way from an interview's own screens to what candidates ask, opened beside the interview.
import { Link } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { to } from '#navigation/routes.ts';

/** What is asked about, and where its answers are on the page. */
const anchors = { general: 'before', consent: 'ai', rights: 'data' } as const;

export function FaqLink({ about }: { about: keyof typeof anchors }) {
  const { t } = useTranslation('interview');
  return (
    <Link
      href={to('forCandidates', {}, { hash: anchors[about] })}
      target="_blank"
      rel="noopener"
      variant="body2"
    >
      {t(`faq.${about}`)}
    </Link>
  );
}
