/** For `--import`: prints the address of every module file that the process loads. */
import { registerHooks } from 'node:module';
import { writeSync } from 'node:fs';

registerHooks({
  load(url, context, nextLoad) {
    writeSync(1, `loaded ${url}\n`);
    return nextLoad(url, context);
  },
});
