/** Ends what was started, in the opposite order, whether the shop stops or fails to start. */
import type { Terminal } from './terminal.ts';

export interface Closing {
  /** Set once the shop is being stopped: /readyz then says so. */
  stopping: boolean;
  add(close: () => unknown): void;
  closeAll(): Promise<void>;
}

/** Beyond this, whoever asked us to stop would kill us anyway. */
const LIMIT_MS = 15_000;

export function createClosing(): Closing {
  const steps: (() => unknown)[] = [];
  return {
    stopping: false,
    add: (close) => void steps.push(close),
    async closeAll() {
      for (const close of steps.splice(0).reverse()) await close();
    },
  };
}

export function stopOnSignal(closing: Closing, terminal: Terminal, dev: boolean): void {
  const stop = () => {
    // A second Ctrl-C means now.
    if (closing.stopping) process.exit(1);
    closing.stopping = true;
    terminal.line('\n  Stopping…');
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    closing.closeAll().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${(error as Error).stack}\n`);
        process.exit(1);
      },
    );
  };
  // In development it is `node --watch` making room for the next run, which adopts the database.
  process.on('SIGTERM', dev ? () => process.exit(0) : stop);
  process.on('SIGINT', stop);
}
