import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('a promise that fails unseen is logged and counted, and the process goes on', async () => {
  const program = `
    import { surviveRejections } from '${new URL('./unhandled.ts', import.meta.url).href}';
    const lines = [];
    const counter = surviveRejections({ error: (data, text) => lines.push(text + ': ' + data.err.message) });
    Promise.reject(new Error('nobody waits'));
    setTimeout(async () => {
      const [{ value }] = (await counter.get()).values;
      console.log(JSON.stringify({ lines, value }));
    }, 10);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    program,
  ]);
  expect(JSON.parse(stdout)).toEqual({ lines: ['unhandled rejection: nobody waits'], value: 1 });
});
