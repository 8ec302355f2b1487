/** Wires theme, session and routes together; contains no decisions. */
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { routes, type RouteName } from '#navigation/routes.ts';
import { AuthProvider } from '#session/AuthProvider.tsx';
import { AppTheme } from '#ui/theme/AppTheme.tsx';
import { AiHost } from '#work/AiHost.tsx';
import { ReportsHost } from '#work/ReportsHost.tsx';
import { LayoutSwitch } from './layouts/LayoutSwitch.tsx';
import { pages } from './pages.ts';
import { RootBoundary } from './boundaries/RootBoundary.tsx';
import { ReadAhead } from './entry/ReadAhead.tsx';
import { findRoute, isCarefree } from './entry/routeAt.ts';
import { Screen } from './Screen.tsx';
import { UserLanguage } from './habits/UserLanguage.tsx';

const names = (Object.keys(routes) as RouteName[]).filter(
  (name) => import.meta.env.DEV || !('devOnly' in routes[name]),
);
const UpdateNotice = lazy(async () => ({
  default: (await import('./offline/UpdateNotice.tsx')).UpdateNotice,
}));
const LineNotice = lazy(async () => ({
  default: (await import('./offline/LineNotice.tsx')).LineNotice,
}));
const screens = names.map((name) => ({ name, ...routes[name], Page: lazy(pages[name]) }));

export function App() {
  return (
    <AppTheme>
      <RootBoundary>
        <AuthProvider needed={!isCarefree(window.location.pathname)}>
          <UserLanguage />
          <ReadAhead />
          <AiHost />
          <ReportsHost routeOf={findRoute} />
          <BrowserRouter>
            <Routes>
              <Route element={<LayoutSwitch />}>
                {screens.map(({ name, path, access, Page }) => (
                  <Route
                    key={name}
                    path={path}
                    element={<Screen name={name} access={access} Page={Page} />}
                  />
                ))}
              </Route>
            </Routes>
          </BrowserRouter>
        </AuthProvider>
      </RootBoundary>
      <Suspense fallback={null}>
        <UpdateNotice />
      </Suspense>
      <Suspense fallback={null}>
        <LineNotice />
      </Suspense>
    </AppTheme>
  );
}
