/** The device keeps what the area of this address needs, for a reload without network; a mark on the page says for which. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { areaOf } from '#app/offline/areaOf.ts';
import { keepArea } from '#app/offline/keepApp.ts';

export function useKeptArea(): void {
  const { pathname } = useLocation();
  const { i18n } = useTranslation();
  const area = areaOf(pathname);
  const { language } = i18n;
  useEffect(() => {
    if (!area) return undefined;
    let here = true;
    void keepArea(window.location.pathname, language).then((kept) => {
      if (here && kept) document.documentElement.dataset['keptArea'] = area;
    });
    return () => {
      here = false;
    };
  }, [area, language]);
}
