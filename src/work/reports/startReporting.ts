// The built-in adapter of the port of reports (domain/base/report.ts): follows the switch, and while it is on stores failures, blocked requests and speed by page.
import { reportSettingsSource, saveReport } from '#data/platform/clientReports.ts';
import { readNow } from '#domain/base/clock.ts';
import { dropWaitingReports, reportFault, setReporter } from '#domain/base/report.ts';
import { writeCspEvent, writeFaultEvent } from '#domain/platform/clientReport.ts';
import { readBrowserName, readBuildVersion } from './thisBuild.ts';
import { createReportBuffer } from './reportBuffer.ts';
import { watchVitals } from './vitals.ts';

/** How often it is looked whether another page is shown. */
const lookMs = 1_000;

/** Reports until the returned function is called. `routeOf` names the row of the route table that an address belongs to. */
function report(routeOf: (path: string) => string): () => void {
  const [version, browser] = [readBuildVersion(), readBrowserName()];
  const buffer = createReportBuffer(
    (page) => saveReport({ ...page, version, browser }),
    () => readNow().getTime(),
    (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  );
  const { gauge, stop } = watchVitals();
  // What was measured before now belongs to the page that was opened.
  const [opened] = performance.getEntriesByType('navigation');
  let route = routeOf(new URL(opened?.name ?? window.location.href).pathname);
  const take = (): void => buffer.noteVitals(route, gauge.take());
  const look = (): void => {
    const next = routeOf(window.location.pathname);
    if (next === route) return;
    take();
    route = next;
  };
  const timer = setInterval(look, lookMs);
  const hidden = (): void => {
    if (document.visibilityState !== 'hidden') return;
    take();
    buffer.flush();
  };
  const blocked = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void =>
    buffer.noteEvent(
      routeOf(window.location.pathname),
      writeCspEvent(effectiveDirective, blockedURI),
    );
  const failed = ({ error }: ErrorEvent): void => {
    if (error) reportFault(error);
  };
  const rejected = ({ reason }: PromiseRejectionEvent): void => reportFault(reason);
  document.addEventListener('visibilitychange', hidden);
  document.addEventListener('securitypolicyviolation', blocked);
  window.addEventListener('error', failed);
  window.addEventListener('unhandledrejection', rejected);
  setReporter((fault) =>
    buffer.noteEvent(routeOf(window.location.pathname), writeFaultEvent(fault)),
  );
  return () => {
    setReporter(null);
    document.removeEventListener('visibilitychange', hidden);
    document.removeEventListener('securitypolicyviolation', blocked);
    window.removeEventListener('error', failed);
    window.removeEventListener('unhandledrejection', rejected);
    clearInterval(timer);
    stop();
    buffer.stop();
  };
}

/** Follows the switch until the returned function is called; reports while it is on. */
export function startReporting(routeOf: (path: string) => string): () => void {
  let end: (() => void) | null = null;
  const turn = (on: boolean): void => {
    // What failed before it was turned on is nobody's to hear.
    if (!on) dropWaitingReports();
    if (on === (end !== null)) return;
    end?.();
    end = on ? report(routeOf) : null;
  };
  const stop = reportSettingsSource().subscribe(
    (settings) => turn(settings?.data.on ?? false),
    () => turn(false),
  );
  return () => {
    stop();
    turn(false);
  };
}
