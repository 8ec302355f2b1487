/** On navigation: sets the tab title, restores the scroll position, and moves the focus to the heading. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { RouteName } from '#navigation/routes.ts';

/** The tab title: the product brief's text on the start page, the page's name elsewhere. */
export function formatTabTitle(name: RouteName, title: string, product: string): string {
  return name === 'home' ? title : `${title} · ${product}`;
}

let firstPage = true;

function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

export function RouteAnnouncer({ name }: { name: RouteName }) {
  const { t } = useTranslation(['routes', 'common']);
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const seen = useRef<string | null>(null);

  useEffect(() => {
    document.title = formatTabTitle(name, t(`title.${name}`), t('common:productName'));
  }, [name, t]);

  useEffect(() => {
    if (hash) {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      target?.scrollIntoView();
      if (target) return;
    }
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (firstPage) {
      firstPage = false;
      return;
    }
    if (kind !== 'POP') window.scrollTo(0, 0);
    focusHeading();
  }, [pathname, hash, kind]);
  return null;
}
