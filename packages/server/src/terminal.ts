/** What the person at the terminal sees while the shop starts. */
export interface Terminal {
  /** Runs one step and says how long it took; `done` may give a word about the result. */
  step<T>(label: string, work: () => Promise<T>, done?: (result: T) => string): Promise<T>;
  line(text?: string): void;
}

export function createTerminal(out: NodeJS.WritableStream = process.stdout): Terminal {
  const line = (text = '') => void out.write(`${text}\n`);
  return {
    line,
    async step(label, work, done) {
      const started = performance.now();
      const result = await work();
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const note = done?.(result);
      line(`  ✓ ${label.padEnd(12)} ${(note ?? '').padEnd(44)} ${seconds.padStart(5)} s`);
      return result;
    },
  };
}
