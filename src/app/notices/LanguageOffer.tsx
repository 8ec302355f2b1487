/** Offers Spanish, in Spanish, to browsers that prefer it: once per device, above the page, never blocking it. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isSpanishToOffer, noteSpanishOffered } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { useSession } from '#session/session.ts';
import { useChooseLanguage } from '#app/habits/useChooseLanguage.ts';
import { LanguageOfferBar } from './LanguageOfferBar.tsx';

export function LanguageOffer({
  focusAfter,
}: {
  /** Id of what is focused once the offer is answered. */
  focusAfter: string;
}) {
  const { t, i18n } = useTranslation();
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const changeLanguage = useChooseLanguage();
  const [isOpen, setOpen] = useState(isSpanishToOffer);
  // Signed-in people have chosen already, and an interview is not interrupted.
  const isShown =
    isOpen &&
    status !== 'loading' &&
    !user?.language &&
    i18n.language !== 'es' &&
    !pathname.startsWith('/hirely-pro/');
  useEffect(() => {
    if (isShown) noteSpanishOffered();
  }, [isShown]);
  if (!isShown) return null;
  function choose(language: Language): void {
    setOpen(false);
    document.getElementById(focusAfter)?.focus();
    changeLanguage(language);
  }
  return (
    <LanguageOfferBar
      words={{
        label: t('languageOffer.label'),
        text: t('languageOffer.text'),
        yes: t('languageOffer.yes'),
        no: t('languageOffer.no'),
      }}
      yes={{ onClick: () => choose('es') }}
      no={{ onClick: () => choose('en') }}
    />
  );
}
