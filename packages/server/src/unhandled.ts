/**
 * A promise that fails without anybody waiting for it is a fault to find, in our code or in a
 * library's. It says so in the log and in the metrics; a shop that takes orders goes on.
 */
import { Counter } from 'prom-client';
import type { Log } from './db/log.ts';

export function surviveRejections(log: Log): Counter {
  const rejections = new Counter({
    name: 'comptoir_unhandled_rejections_total',
    help: 'Promises that failed without anybody waiting for them',
    registers: [],
  });
  process.on('unhandledRejection', (reason) => {
    rejections.inc();
    log.error({ err: reason }, 'unhandled rejection');
  });
  return rejections;
}
