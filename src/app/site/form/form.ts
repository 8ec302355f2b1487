/** A prerendered sign-in form that works before the app is loaded: validation, errors by the field, signing in and up. The app is loaded after a success. */
import { toFault, type FaultCode } from '#domain/base/fault.ts';
import { writeCachedAuthUser } from '#session/cachedAuthUser.ts';
import { runWhenIdle } from '#ui/reading/whenIdle.ts';
import type { FormName } from '#app/site/formPages.ts';
import { startApp, loadApp, fetchAppAhead } from './startApp.ts';
import { showFocus, showProblem, showTick, turnPassword } from './fieldLooks.ts';
import { copyPart, readWord } from './formWords.ts';
import {
  signInByGoogle,
  findProblem,
  readComer,
  readForm,
  sendForm,
  watchComers,
} from './formVerbs.ts';

const { dataset } = document.documentElement;

/** Refusals that belong to a field. */
const fieldOfFault: Partial<Record<FaultCode, string>> = {
  emailInUse: 'email',
  invalidEmail: 'email',
  weakPassword: 'password',
};

class EarlyForm {
  private readonly name: FormName;
  private readonly main: HTMLElement;
  private readonly form: HTMLFormElement;
  private readonly touched = new Set<string>();
  private isBusy = false;

  constructor(name: FormName, main: HTMLElement, form: HTMLFormElement) {
    this.name = name;
    this.main = main;
    this.form = form;
  }

  private fields(): HTMLInputElement[] {
    return [...this.form.querySelectorAll<HTMLInputElement>('input[name]')];
  }

  /** Checks one field, and says what is wrong with it. */
  private check(field: HTMLInputElement): boolean {
    this.touched.add(field.name);
    const problem = findProblem(this.name, field.name, readForm(this.form));
    showProblem(field, problem ? readWord(problem) : null);
    return problem === undefined;
  }

  private setBusy(button: HTMLButtonElement, isBusy: boolean): void {
    this.isBusy = isBusy;
    button.disabled = isBusy;
    button.classList.toggle('Mui-disabled', isBusy);
    button.setAttribute('aria-busy', String(isBusy));
  }

  private clearFault(): void {
    for (const alert of this.form.querySelectorAll('.MuiAlert-root')) alert.remove();
  }

  private showFault(code: FaultCode): void {
    const name = this.name === 'login' ? undefined : fieldOfFault[code];
    const field = this.fields().find((one) => one.name === name);
    if (!field) {
      const alert = copyPart('fault');
      (alert.querySelector('.MuiAlert-message') ?? alert).textContent = readWord(code);
      this.form.prepend(alert);
      return;
    }
    showProblem(field, readWord(code));
    if (code === 'emailInUse') field.closest('.MuiFormControl-root')?.after(copyPart('known'));
  }

  /** Runs a way in; a failure leaves everything as it was typed. */
  private async comeIn(button: HTMLButtonElement, verb: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.setBusy(button, true);
    this.clearFault();
    loadApp().catch(() => undefined);
    try {
      await verb();
      // Tells the app that somebody has signed in, and its page not to show the form again.
      writeCachedAuthUser(await readComer());
      dataset['cameIn'] = '';
      await startApp();
    } catch (error) {
      this.setBusy(button, false);
      this.showFault(toFault(error).code);
    }
  }

  private send(button: HTMLButtonElement): void {
    const wrong = this.fields().filter((field) => !this.check(field));
    if (wrong.length > 0) return wrong[0]?.focus();
    void this.comeIn(button, () => sendForm(this.name, readForm(this.form)));
  }

  private press(button: HTMLButtonElement): void {
    if (button.name === 'google')
      void this.comeIn(button, () => signInByGoogle(this.name, readForm(this.form)));
    else if (button.type === 'submit') this.send(button);
    else turnPassword(button);
  }

  /** The press that the page caught (tools/staticSite/beforePaint.js). */
  private takePress(): void {
    const { pressed } = dataset;
    if (pressed === undefined) return;
    delete dataset['pressed'];
    const button = [...this.main.querySelectorAll('button')][Number(pressed)];
    if (button) this.press(button);
  }

  /** An address that is typed goes along to the page for a new password. */
  private noteEmail(): void {
    const link = this.form.querySelector<HTMLAnchorElement>('a[href*="reset-password"]');
    if (!link) return;
    const words = readForm(this.form);
    const isRight = findProblem(this.name, 'email', words) === undefined;
    link.search = isRight ? `?email=${encodeURIComponent(words.email.trim())}` : '';
  }

  listen(): void {
    const fieldOf = ({ target }: Event): HTMLInputElement | null =>
      target instanceof HTMLInputElement && this.form.contains(target) ? target : null;
    const listenTo = (kind: string, act: (field: HTMLInputElement) => void): void =>
      this.form.addEventListener(kind, (event) => {
        const field = fieldOf(event);
        if (field) act(field);
      });
    listenTo('focusin', (field) => showFocus(field, true));
    listenTo('focusout', (field) => {
      showFocus(field, false);
      if (dataset['entering'] === undefined) this.check(field);
    });
    listenTo('input', (field) => {
      if (this.touched.has(field.name)) this.check(field);
      if (field.name === 'email') this.noteEmail();
    });
    listenTo('change', (field) => field.type === 'checkbox' && showTick(field));
    document.addEventListener('click', () => this.takePress());
    for (const field of this.fields()) {
      if (field.type === 'checkbox') showTick(field);
      if (field === document.activeElement) showFocus(field, true);
    }
    this.noteEmail();
    this.takePress();
  }

  /** Fetches what comes next, once nobody waits for the network, and follows who comes. */
  prepare(): void {
    void watchComers(() => {
      if (!this.isBusy) void startApp();
    }).catch((error: unknown) => console.warn('Auth could not be loaded', error));
    const rest = (): void => void import('#data/account/users.ts').catch(() => undefined);
    window.addEventListener('pointerdown', rest, { once: true });
    window.addEventListener('keydown', rest, { once: true });
    window.addEventListener('load', () => runWhenIdle(fetchAppAhead), { once: true });
  }
}

const main = document.querySelector<HTMLElement>('#site main');
const form = main?.querySelector('form');
const name = dataset['form'] as FormName | undefined;
// What an address adds, and the accounts of a local run, are the app's own.
const isPlain = window.location.search === '' && !globalThis.__HIRELY_ACCOUNTS__?.length;
if (main && form && name && dataset['entering'] === undefined) {
  if (isPlain) {
    const early = new EarlyForm(name, main, form);
    early.listen();
    early.prepare();
  } else void startApp();
}
