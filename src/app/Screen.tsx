/** Renders one page: guarded, loaded on demand, with its tab title, and with the focus on its heading. */
import type { ComponentType } from 'react';
import type { Access, RouteName } from '#navigation/routes.ts';
import { RouteAnnouncer } from './habits/RouteAnnouncer.tsx';
import { useKeptArea } from './habits/useKeptArea.ts';
import { Guard } from './entry/Guard.tsx';
import { PageBoundary } from './boundaries/PageBoundary.tsx';

export interface ScreenProps {
  name: RouteName;
  access: Access;
  Page: ComponentType;
}

export function Screen({ name, access, Page }: ScreenProps) {
  useKeptArea();
  return (
    <PageBoundary>
      <Guard access={access}>
        <Page />
      </Guard>
      <RouteAnnouncer name={name} />
    </PageBoundary>
  );
}
