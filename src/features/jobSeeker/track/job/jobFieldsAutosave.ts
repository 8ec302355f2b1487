// The words typed on a job's page: kept for this tab at once, sent field by field soon, forgotten when the server has them. Other fields are never touched.
import { createEmitter } from '#domain/base/store.ts';
import type { Saved } from '#ui/page/SaveState.tsx';

export interface JobFieldsPorts<Fields> {
  /** What is written for a typed text; null while it cannot be (a date half typed). */
  fieldsOf: (name: string, text: string) => Fields | null;
  /** Settles when the server has confirmed, which may be much later. */
  send: (fields: Fields) => Promise<void>;
  keep: (text: string) => void;
  isOnline: () => boolean;
  showFault: (error: unknown) => void;
}
export interface JobFieldsState {
  typed: Readonly<Record<string, string>>;
  saved: Saved | null;
}

export const restMs = 600;

export class JobFieldsAutosave<Fields extends object> {
  private state: JobFieldsState;
  /** What is on its way: the newest text sent of each field. */
  private readonly sent = new Map<string, string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private refused = false;
  private readonly changes = createEmitter();
  private readonly ports: JobFieldsPorts<Fields>;

  constructor(ports: JobFieldsPorts<Fields>, kept: string) {
    this.ports = ports;
    this.state = { typed: parseTyped(kept), saved: null };
  }

  /** Sends what an earlier visit of this tab left. */
  start = (): void => this.push();

  getState = (): JobFieldsState => this.state;
  subscribe = this.changes.subscribe;

  private set(typed: Readonly<Record<string, string>>): void {
    const names = Object.keys(typed);
    const open = names.some((name) => this.ports.fieldsOf(name, typed[name] ?? '') !== null);
    const onItsWay = this.ports.isOnline() ? 'sending' : 'onDevice';
    const confirmed = this.state.saved === null ? null : 'confirmed';
    const current = open ? onItsWay : confirmed;
    const saved = this.refused ? 'refused' : current;
    if (typed !== this.state.typed)
      this.ports.keep(names.length === 0 ? '' : JSON.stringify(typed));
    this.state = { typed, saved };
    this.changes.emit();
  }

  /** A field was typed in. */
  change = (name: string, text: string): void => {
    this.refused = false;
    this.set({ ...this.state.typed, [name]: text });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.push(), restMs);
  };

  /** The network came or went. */
  pump = (): void => this.set(this.state.typed);

  /** Sends what is not yet on its way; does not wait. */
  push = (): void => {
    clearTimeout(this.timer);
    const going = Object.entries(this.state.typed).filter(
      ([name, text]) => this.sent.get(name) !== text && this.ports.fieldsOf(name, text) !== null,
    );
    if (going.length === 0) return;
    for (const [name, text] of going) this.sent.set(name, text);
    const fields = Object.assign(
      {},
      ...going.map(([name, text]) => this.ports.fieldsOf(name, text)),
    ) as Fields;
    this.ports.send(fields).then(
      () =>
        this.settle(going, (typed, name) => {
          delete typed[name];
        }),
      (error: unknown) => {
        this.refused = true;
        this.settle(going, () => undefined);
        this.ports.showFault(error);
      },
    );
    this.set(this.state.typed);
  };

  private settle(
    going: readonly (readonly [string, string])[],
    then: (typed: Record<string, string>, name: string) => void,
  ): void {
    const typed = { ...this.state.typed };
    for (const [name, text] of going) {
      if (this.sent.get(name) === text) this.sent.delete(name);
      // Typed on since: the newer words are still to be confirmed.
      if (typed[name] === text) then(typed, name);
    }
    this.set(typed);
  }

  /** Leaves the page: what is unsent is sent now. */
  close = (): void => this.push();
}

function parseTyped(kept: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(kept);
    return value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value).filter(
            (pair): pair is [string, string] => typeof pair[1] === 'string',
          ),
        )
      : {};
  } catch {
    return {};
  }
}
