/**
 * Ends its process when it holds more than it may, bytes outside the heap counted: no limit of the
 * engine bears on those.
 */
const EVERY_MS = 25;
const max = Number(process.argv[2]);

setInterval(() => {
  if (process.memoryUsage.rss() > max) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
